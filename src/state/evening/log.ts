import { type Folder, type HistoryRow, historyOf, historyRow } from "../../ledger/index.ts";
import { type EntryId, type PlayerId, type Revision, SETUP } from "../../model/index.ts";
import { type AnyGame, gameOf } from "../../rules/index.ts";
import type { LogRow } from "../types.ts";
import type { Book, BookLine } from "./book.ts";
import { isReadable } from "./readable.ts";

/** What was done, newest first, each with what stood before it. */
export const logOf = ({ log }: Folder, game: AnyGame["id"]): readonly LogRow[] =>
  historyOf(log).map((row) => rowOf(row, game));

/** An action in one row: of whom an entry brought along, the entry speaks. Null where there is no action. */
export function actionOf(
  { log }: Folder,
  parts: readonly { readonly revision: Revision }[],
  game: AnyGame["id"],
): LogRow | null {
  const told = parts.find(({ revision }) => revision.of !== SETUP) ?? parts[0];
  return told ? rowOf(historyRow(log, told.revision), game) : null;
}

function rowOf({ revision: { id, of, at, by, entry }, deed, before }: HistoryRow, game: AnyGame["id"]): LogRow {
  const shaped = (content: LogRow["entry"]): LogRow["entry"] =>
    content === null || of === SETUP || isReadable(gameOf(game), content) ? content : null;
  return {
    revision: id,
    of,
    kind: deed,
    at,
    ...(by !== undefined && { by }),
    entry: shaped(entry),
    before: shaped(before),
  };
}

/** The number of a deal in its place, which it keeps when it is taken back: the deals before it, and it. */
export const numberOf = (book: Book, deal: EntryId): number => (lineBefore(book, deal)?.deals ?? 0) + 1;

/** Who sat at the table when an entry came, also where it was taken back. */
export const seatsAt = (book: Book, entry: EntryId): readonly PlayerId[] =>
  (lineBefore(book, entry) ?? book.opening).state.seats;

/** The last of the book's lines that stand before an entry's place. */
function lineBefore({ folder, lines }: Book, entry: EntryId): BookLine | undefined {
  const { places } = folder.folded;
  const place = places.findIndex(({ id }) => id === entry);
  const before = new Set(places.slice(0, place).map(({ id }) => id));
  return lines.findLast((line) => before.has(line.entry.id));
}
