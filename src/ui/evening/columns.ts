import type { PlayerId } from "../../model/index.ts";
import type { LiveEvening } from "../../state/index.ts";

/** What is told of an evening, as it stands now: how it began, and every entry. */
export type Story = {
  readonly [K in "opening" | "lines"]: LiveEvening[K]["value"];
};

/** The story of an evening, followed live by whoever is drawn from it. */
export const storyOf = (live: LiveEvening): Story => ({ opening: live.opening.value, lines: live.lines.value });

/**
 * Everyone who ever sat at the table or holds anything, in the order of the table: who comes later is put in beside the
 * neighbour at the table, who leaves keeps the column.
 */
export function columnsOf({ opening, lines }: Story): readonly PlayerId[] {
  const columns: PlayerId[] = [];
  const states = [opening.state, ...lines.map(({ state }) => state)];
  for (const { seats } of states) {
    seats.forEach((id, seat) => {
      if (!columns.includes(id)) columns.splice(columns.indexOf(seats[seat - 1] ?? "") + 1, 0, id);
    });
  }
  const holding = Object.entries(states.at(-1)?.books.players ?? {}).flatMap(([id, held]) => (held === 0 ? [] : [id]));
  return [...columns, ...holding.filter((id) => !columns.includes(id))];
}
