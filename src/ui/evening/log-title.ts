import type { EntryId } from "../../model/index.ts";
import type { TarokEntry } from "../../rules/tarok/entry.ts";
import type { LiveEvening, LogRow } from "../../state/index.ts";
import { words } from "../words.ts";

/** What was done, in words: "Spil 13 rettet". */
export function logTitle(live: LiveEvening, { kind, of, entry, before }: LogRow): string {
  const { logKinds } = words.value.book;
  if (kind === "setup") return logKinds.setup;
  return logKinds[kind](titleOf(live, of, loggedEntry(entry ?? before)));
}

/** "Spil 13"; "Spil" where it is deleted, and has no number any more; else its kind. */
function titleOf(live: LiveEvening, id: EntryId, entry: TarokEntry | null): string {
  const { common } = words.value;
  const number = live.lines.value.find((line) => line.entry.id === id)?.number;
  if (number != null) return common.deal(number);
  return entry === null ? "" : common.entryKinds[entry.type];
}

/** An entry as the log kept it, as the sentences take it. */
export const loggedEntry = (entry: LogRow["entry"]): TarokEntry | null => entry as TarokEntry | null;
