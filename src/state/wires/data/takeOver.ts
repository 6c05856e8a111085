import { amend, appendEntry, changeSetup, move, remove, type Stamp } from "../../../ledger/index.ts";
import type { EntryBase, Revision } from "../../../model/index.ts";
import type { Book } from "../../evening/index.ts";
import { merged, revisionsIn } from "./compare.ts";

/** The revisions that make the copy here say what the other one says; what was here stays in the log. */
export function takeOver(mine: Book, theirs: Book, stamp: () => Stamp): readonly Revision[] {
  const both = merged(mine, theirs);
  const made: Revision[] = [];
  const add = (revisions: readonly Revision[]) => {
    for (const revision of revisions) both.add(revision);
    made.push(...revisions);
  };
  add(changeSetup(both.folder, both.setup, theirs.setup, stamp()));
  const wanted = theirs.lines.map(({ entry }) => entry);
  for (const id of extra(both, wanted)) add(remove(both.folder, id, stamp()));
  wanted.forEach((entry, i) => {
    if (both.indexOf(entry.id) < 0) add(appendEntry(both.folder, entry, stamp()));
    else add(amend(both.folder, entry, stamp()));
    const before = both.lines[i]?.entry.id;
    if (before !== undefined && before !== entry.id) add(move(both.folder, entry.id, before, stamp()));
  });
  return [...revisionsIn(theirs), ...made];
}

const extra = (both: Book, wanted: readonly EntryBase[]): string[] => {
  const ids = new Set(wanted.map(({ id }) => id));
  return both.lines.map(({ entry }) => entry.id).filter((id) => !ids.has(id));
};
