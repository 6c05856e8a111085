import type { ComponentChildren } from "preact";
import type { CardPlayer, EveningCard } from "../../state/index.ts";
import { Amount } from "../components/index.ts";
import { paths } from "../paths.ts";
import { words } from "../words.ts";
import { placeOf } from "./day.ts";
import "./past-evening.css";

const result = ({ moneyMinor, points }: CardPlayer): number => moneyMinor ?? points;

interface Props {
  readonly evening: EveningCard;
  /** What else there is to say of it, in a last line. */
  readonly below?: ComponentChildren;
}

/** An evening with what it came to, the best first; it leads to its settlement, as long as it runs to its table. */
export function PastEvening({ evening, below }: Props) {
  return (
    <a class="past-evening" href={evening.running ? paths.table(evening.id) : paths.settle(evening.id)}>
      <Told evening={evening} below={below} />
    </a>
  );
}

/** The lines that tell an evening in a list. */
export function Told({ evening, below }: Props) {
  const best = evening.players.toSorted((a, b) => result(b) - result(a));
  return (
    <>
      <span class="when">
        <b>{words.value.format.day(evening.startedAt)}</b>
        <span class="quiet">{placeOf(evening)}</span>
      </span>
      <span class="results">
        {best.map((player) => (
          <Result key={player.id} player={player} currency={evening.currency} />
        ))}
      </span>
      {below}
    </>
  );
}

function Result({ player, currency }: { readonly player: CardPlayer; readonly currency: string }) {
  const { format, start } = words.value;
  const { name, points, moneyMinor } = player;
  const text = moneyMinor === null ? start.points(format.signed(points)) : format.signedAmount(moneyMinor, currency);
  return (
    <span>
      <span>{name} </span>
      <Amount value={result(player)}>{text}</Amount>
    </span>
  );
}
