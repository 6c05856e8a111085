import { useState } from "preact/hooks";
import type { CardPlayer, EveningCard } from "../../../state/index.ts";
import { Amount, Key, KeyLink, PlusIcon } from "../../components/index.ts";
import { placeOf } from "../../evening/day.ts";
import { Deleted } from "../../evening/deleted.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** As many evenings as a club plays in a quarter; older ones are shown on demand. */
const SHOWN = 12;

interface Props {
  readonly evenings: readonly EveningCard[];
  /** Whether the way to a new evening is here; else it is the large key above. */
  readonly startsAnother: boolean;
}

/** Evenings that have ended, newest first, each with its result; a line leads to its settlement. */
export function Past({ evenings, startsAnother }: Props) {
  const { start } = words.value;
  const [all, showAll] = useState(false);
  const shown = all ? evenings : evenings.slice(0, SHOWN);
  const hidden = evenings.length - shown.length;
  return (
    <section class="past" aria-label={start.past}>
      <Deleted />
      {evenings.length === 0 ? null : <Head startsAnother={startsAnother} />}
      <ul>
        {shown.map((evening) => (
          <li key={evening.id}>
            <PastEvening evening={evening} />
          </li>
        ))}
      </ul>
      {hidden === 0 ? null : <Key onClick={() => showAll(true)}>{start.showMore(hidden)}</Key>}
    </section>
  );
}

function Head({ startsAnother }: { readonly startsAnother: boolean }) {
  const { past, newEvening } = words.value.start;
  return (
    <div class="past-head">
      <h2>{past}</h2>
      {startsAnother ? (
        <KeyLink kind="plain" to={paths.new} sign={<PlusIcon />}>
          {newEvening}
        </KeyLink>
      ) : null}
    </div>
  );
}

const result = ({ moneyMinor, points }: CardPlayer): number => moneyMinor ?? points;

function PastEvening({ evening }: { readonly evening: EveningCard }) {
  const best = evening.players.toSorted((a, b) => result(b) - result(a));
  return (
    <a href={paths.settle(evening.id)}>
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
