import type { PlayerId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";

/** What the columns and rows of the book are made of, as it stands now. */
export type Story = {
  readonly [K in "opening" | "lines"]: LiveEvening[K]["value"];
};

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

/** From so many columns on a phone shows them in two bands under each other. */
const ONE_BAND = 5;

/** How many columns there are, and how many stand side by side on a phone, for the style sheet. */
export const columnStyle = (columns: number): Record<string, string> => ({
  "--columns": String(columns),
  "--band": String(columns > ONE_BAND ? Math.ceil(columns / 2) : columns),
});
