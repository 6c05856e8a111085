import { instantOf, type Setup } from "../../model/index.ts";
import type { Book } from "./book.ts";

const MINUTE = 60;
const DAY = 24 * 60;

/** From the moment it began to the moment it ended, whatever the clock on the wall did meanwhile. */
export function minutesOf({ startedAt, end }: Setup): number | null {
  if (end === null) return null;
  const minutes = Math.round((instantOf(end.at).second - instantOf(startedAt).second) / MINUTE);
  return minutes > 0 && minutes < DAY ? minutes : null;
}

/** What was noted of the evening and of its entries. */
export function notesOf({ setup, lines }: Book): readonly string[] {
  const notes = lines.map(({ entry }) => ("note" in entry ? entry.note : undefined));
  return [setup.note, ...notes].filter((note) => typeof note === "string" && note !== "") as string[];
}
