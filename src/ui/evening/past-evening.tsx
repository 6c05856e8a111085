import type { CardPlayer, EveningCard } from "../../state/index.ts";
import { Amount } from "../components/index.ts";
import { paths } from "../paths.ts";
import { words } from "../words.ts";
import { placeOf } from "./day.ts";
import "./past-evening.css";

const result = ({ moneyMinor, points }: CardPlayer): number => moneyMinor ?? points;

/** An evening that has ended, with its result, the best first; it leads to its settlement. */
export function PastEvening({ evening }: { readonly evening: EveningCard }) {
  const best = evening.players.toSorted((a, b) => result(b) - result(a));
  return (
    <a class="past-evening" href={paths.settle(evening.id)}>
      <span class="when">
        <b>{words.value.format.day(evening.startedAt)}</b>
        <span class="quiet">{placeOf(evening)}</span>
      </span>
      <span class="results">
        {best.map((player) => (
          <Result key={player.id} player={player} currency={evening.currency} />
        ))}
      </span>
    </a>
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
