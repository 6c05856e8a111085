import type { EntryBase, Revision } from "../../model/index.ts";
import { canonical } from "./canonical.ts";
import { derivedId } from "./derivedId.ts";

/**
 * A file without revisions, read as one revision an entry, dated as the entry or else as the one before it. The ids follow
 * from the content: the same file gives the same revisions wherever it is read, and an entry edited in the file other ones.
 */
export function revisionsOf(evening: {
  readonly startedAt: string;
  readonly entries: readonly EntryBase[];
}): Revision[] {
  let at = evening.startedAt;
  let after: string | null = null;
  return evening.entries.map((entry) => {
    const standing = { of: entry.id, after, entry: { ...entry } };
    at = entry.at ?? at;
    after = entry.id;
    return { id: derivedId(canonical(standing)), replaces: [], ...standing, at };
  });
}
