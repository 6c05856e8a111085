import { amend, appendEntry, changeSetup, move, nextPart, remove, type Stamp } from "../../../ledger/index.ts";
import type { EntryBase, Revision } from "../../../model/index.ts";
import { Book } from "../../evening/index.ts";
import { keysOf } from "./together.ts";

/**
 * The revisions that make the copy here say what the other one says; what was here stays in the log. They are one action,
 * which one undo takes back.
 */
export function takeOver(mine: Book, theirs: Book, first: Stamp): readonly Revision[] {
  const both = new Book(mine.base, [...mine.folder.revisions, ...theirs.folder.revisions]);
  const made: Revision[] = [];
  let { id, at } = first;
  const add = (revisions: readonly Revision[]) => {
    // Of one moment and each derived from the one before it: that makes them parts of one action.
    at = made[0]?.at ?? revisions[0]?.at ?? at;
    for (const revision of revisions) {
      const part = { ...revision, id, at };
      both.add(part);
      made.push(part);
      id = nextPart(id);
    }
  };
  const stamp = (): Stamp => ({ id, at });
  // What stood before has the id that follows the change's own: it is numbered behind it.
  add(changeSetup(both.folder, both.setup, keysOf(theirs.setup, both.setup), stamp()).toReversed());
  const wanted = theirs.lines.map(({ entry }) => entry);
  for (const entry of extra(both, wanted)) add(remove(both.folder, entry, stamp()));
  wanted.forEach((entry, i) => {
    if (both.indexOf(entry.id) < 0) add(appendEntry(both.folder, entry, stamp()));
    else add(amend(both.folder, entry, stamp()));
    const before = both.lines[i]?.entry.id;
    if (before !== undefined && before !== entry.id) add(move(both.folder, entry.id, before, stamp()));
  });
  return [...theirs.folder.revisions, ...made];
}

const extra = (both: Book, wanted: readonly EntryBase[]): string[] => {
  const ids = new Set(wanted.map(({ id }) => id));
  return both.lines.map(({ entry }) => entry.id).filter((id) => !ids.has(id));
};
