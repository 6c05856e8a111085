import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { readEvening } from "../src/ledger/index.ts";
import type { EntryBase, EveningId } from "../src/model/index.ts";
import { Book, fileOf } from "../src/state/evening/index.ts";
import type { DraftRow, RevisionRow, StoredEvening } from "../src/store/tables.ts";
import { stored } from "../test/e2e/steps.ts";

/** What of the drawer is compared. */
export interface Stored {
  readonly evenings: readonly StoredEvening[];
  readonly revisions: readonly RevisionRow[];
  readonly drafts: readonly DraftRow[];
}

export const storedIn = async (page: Page): Promise<Stored> => ({
  evenings: (await stored(page, "evenings")) as StoredEvening[],
  revisions: (await stored(page, "revisions")) as RevisionRow[],
  drafts: (await stored(page, "drafts")) as DraftRow[],
});

const rowsOf = ({ revisions }: Stored, id: EveningId): RevisionRow[] =>
  revisions.filter(({ evening }) => evening === id).sort((a, b) => a.seq - b.seq);

/** What is stored only in part: an evening lacks a revision that it counts, has one more, or cannot be replayed. */
export function halfWritten(all: Stored): string[] {
  const known = new Set(all.evenings.map(({ id }) => id));
  const stray = all.revisions.filter(({ evening }) => !known.has(evening));
  return [
    ...stray.map(({ evening, seq }) => `half-written: revision ${seq} of ${evening}, which is not there`),
    ...all.evenings.flatMap((row) => brokenIn(row, rowsOf(all, row.id))),
  ];
}

function brokenIn({ id, document, revisions }: StoredEvening, rows: readonly RevisionRow[]): string[] {
  if (rows.length !== revisions || rows.some(({ seq }, i) => seq !== i + 1)) {
    return [`half-written: ${id} counts ${revisions} revisions and has ${rows.map(({ seq }) => seq)}`];
  }
  const book = new Book(
    document,
    rows.map(({ revision }) => revision),
  );
  const read = readEvening(JSON.parse(JSON.stringify(fileOf(book))));
  return read.ok ? [] : [`half-written: ${id} cannot be replayed: ${JSON.stringify(read.error)}`];
}

/** What was recorded in an evening, as it is folded from what is stored; nothing where it is not there. */
export function entriesIn(all: Stored, id: EveningId): readonly EntryBase[] {
  const row = all.evenings.find((one) => one.id === id);
  const revisions = rowsOf(all, id).map(({ revision }) => revision);
  return row ? new Book(row.document, revisions).lines.map(({ entry }) => entry) : [];
}

/** The same to whom it was said at the table, whatever its id and whenever it was saved. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

const plain = (entry: unknown): unknown => {
  const { id: _, at: __, ...content } = JSON.parse(JSON.stringify(entry ?? {}));
  return content;
};
