import { compareTimes, type EntryBase, later, type Revision } from "../../model/index.ts";
import { canonical } from "./canonical.ts";
import { derivedId } from "./derivedId.ts";

/**
 * A file without revisions, read as one revision an entry, dated as the entry, or a moment
 * after the one before it: undo begins with the last. The ids follow
 * from the content: the same file gives the same revisions wherever it is read, and an entry edited in the file other ones.
 */
export function revisionsOf(evening: {
  readonly startedAt: string;
  readonly entries: readonly EntryBase[];
}): Revision[] {
  let at = later(evening.startedAt, -1);
  let after: string | null = null;
  return evening.entries.map((entry) => {
    const standing = { of: entry.id, after, entry: { ...entry } };
    at = entry.at !== undefined && compareTimes(entry.at, at) > 0 ? entry.at : later(at, 1);
    after = entry.id;
    return { id: derivedId(canonical(standing)), replaces: [], ...standing, at };
  });
}
