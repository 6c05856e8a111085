import type { EveningCard } from "../../../state/index.ts";
import { Cup, KeyLink, ListLink } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { RemoveKey } from "../../evening/remove-key.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { seatColumns } from "./seat-columns.ts";

interface Props {
  readonly evening: EveningCard;
}

/** The evening that is running: who stands how, what the pots hold, and on with it. */
export function Running({ evening }: Props) {
  const { start, deals } = words.value;
  return (
    <>
      <p class="now">
        {start.running}
        <b>{dayAndPlace(evening)}</b>
      </p>
      <Seats evening={evening} />
      <Cups evening={evening} />
      <KeyLink kind="main" to={paths.table(evening.id)}>
        {deals[evening.game].resume(evening.deals + 1)}
      </KeyLink>
      {/* One in which nothing was dealt yet may have been started by mistake. */}
      {evening.deals > 0 ? null : (
        <RemoveKey kind="plain" evening={evening}>
          {start.deleteEvening}
        </RemoveKey>
      )}
    </>
  );
}

function Seats({ evening: { players } }: Props) {
  const { points } = words.value.format;
  const columns = seatColumns(players.map((player) => ({ name: player.name, balance: points(player.points) })));
  return (
    <ul class="seats" data-columns={columns}>
      {players.map((player) => (
        <li key={player.id}>
          {player.name}
          <b class="num">{points(player.points)}</b>
        </li>
      ))}
    </ul>
  );
}

function Cups({ evening: { pots } }: Props) {
  const { common, format } = words.value;
  const names: Readonly<Record<string, string>> = common.potsShort;
  return (
    <ul class="cups">
      {Object.entries(pots).map(([pot, holds]) => (
        <li key={pot}>
          <Cup pot={pot} holds={format.points(holds)} />
          {names[pot] ?? pot}
        </li>
      ))}
    </ul>
  );
}

/** Other evenings that have not ended: a second table, or one that is entered from paper. */
export function AlsoRunning({ evenings }: { readonly evenings: readonly EveningCard[] }) {
  const { start, deals } = words.value;
  if (evenings.length === 0) return null;
  return (
    <section class="also" aria-label={start.alsoRunning}>
      <h2>{start.alsoRunning}</h2>
      {evenings.map((evening) => (
        <ListLink
          key={evening.id}
          to={paths.table(evening.id)}
          title={<b>{dayAndPlace(evening)}</b>}
          below={`${evening.players.map(({ name }) => name).join(", ")}. ${deals[evening.game].resume(evening.deals + 1)}`}
        />
      ))}
    </section>
  );
}
