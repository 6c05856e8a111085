import { appendEntry, revisionsOf } from "../src/ledger/index.ts";
import { Book } from "../src/state/evening/book.ts";
import { previewOf } from "../src/state/evening/preview.ts";
import { eveningOf } from "./evening.ts";
import { median, timed } from "./timing.ts";

const ROUNDS = 20;
const DEALS_A_ROUND = 10;

/** Milliseconds that saving one deal more takes in memory, in an evening of `length` entries: previewed, made a revision, folded, checked and posted. */
export function savingTime(length: number): number {
  const { entries, ...setup } = eveningOf(length + DEALS_A_ROUND);
  const before = revisionsOf({ ...setup, entries: entries.slice(0, length) });
  const round = (): number[] => {
    const book = new Book(setup, before);
    return entries.slice(length).map((entry) =>
      timed(() => {
        previewOf(book, { kind: "add", entry });
        const stamp = { id: `revision of ${entry.id}`, at: "2026-10-25T01:30:00+02:00" };
        for (const revision of appendEntry(book.folder, entry, stamp)) book.add(revision);
      }),
    );
  };
  round();
  return median(Array.from({ length: ROUNDS }, round).flat());
}
