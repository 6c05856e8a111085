import { capital, plain, type ToldEntry } from "../../i18n/index.ts";
import { type EntryId, own } from "../../model/index.ts";
import type { LiveEvening, LogRow } from "../../state/index.ts";
import { words } from "../words.ts";
import { entryTitle } from "./row-title.ts";

/** What was taken back, in words; what is away now had a number then: "Spil 13 gemt". */
export function undoneTitle(live: LiveEvening, row: LogRow): string {
  const entry = loggedEntry(row.entry ?? row.before);
  if (row.kind === "setup" || entry === null || !("dealer" in entry)) return logTitle(live, row);
  const { book, common } = words.value;
  return book.logKinds[row.kind](common.numbered(common.entryKinds[entry.type], live.numberOf(row.of)));
}

/** What was done, in words: "Spil 13 rettet". */
export function logTitle(live: LiveEvening, row: LogRow): string {
  if (row.kind === "setup") return setupTitle(row);
  const title = titleOf(live, row.of, loggedEntry(row.entry ?? row.before));
  return words.value.book.logKinds[row.kind](title);
}

/** "Spil 13"; "Spil" where it is deleted, and has no number any more; else its kind. */
function titleOf(live: LiveEvening, id: EntryId, entry: ToldEntry | null): string {
  const { book } = words.value;
  const line = live.lines.value.find(({ entry }) => entry.id === id);
  if (line && line.number !== null) return entryTitle(line);
  return entry === null ? book.unreadable : book.loggedKinds[entry.type];
}

function setupTitle({ entry, before }: LogRow): string {
  const { book, format } = words.value;
  const keys = Object.keys(entry ?? {});
  if (keys.includes("end")) return endTitle(entry?.["end"] ?? null, before?.["end"] ?? null);
  const names: Readonly<Record<string, string>> = book.setupKeys;
  return plain(capital([book.setupChanged(format.list(keys.map((key) => own(names, key) ?? key)))]));
}

function endTitle(end: unknown, before: unknown): string {
  const { book } = words.value;
  if (end === null) return book.reopened;
  return before === null ? book.ended : book.paymentsChanged;
}

/** An entry as the log kept it, as the sentences take it. */
export const loggedEntry = (entry: LogRow["entry"]): ToldEntry | null => entry as ToldEntry | null;
