import { compareInstants, compareText, type EntryId, type Revision, type RevisionId } from "../../model/index.ts";
import { sameContent } from "./canonical.ts";
import type { Dated } from "./log.ts";

/** One entry among the others, deleted or not. */
export interface Place {
  readonly id: EntryId;
  /** The revision that counts: what the entry holds (null where it was deleted) and what it stands after. */
  readonly counting: Revision;
  /** The revisions that no other replaces; more than one where it was corrected in two places at once. */
  readonly heads: readonly Revision[];
  /** The entry's first revision: its age among those that stand after the same entry. */
  readonly first: Dated;
}

/** What an entry's revisions say of it, given in the order of time; undefined where there are none. */
export function placeOf(id: EntryId, rows: readonly Dated[]): Place | undefined {
  const heads = headsOf(rows);
  const counting = countingOf(heads);
  const first = rows.find(({ revision }) => replacedBy(revision).length === 0) ?? rows[0];
  if (!counting || !first) return undefined;
  return { id, counting: counting.revision, heads: heads.map(({ revision }) => revision), first };
}

/** Those that no other replaces; where all replace each other in a circle, all. */
export function headsOf(rows: readonly Dated[]): readonly Dated[] {
  const replaced = new Set(rows.flatMap(({ revision }) => replacedBy(revision)));
  const heads = rows.filter(({ revision }) => !replaced.has(revision.id));
  return heads.length > 0 ? heads : rows;
}

/** What a revision replaces; to name itself means nothing. */
export const replacedBy = ({ id, replaces }: Revision): readonly RevisionId[] =>
  replaces.includes(id) ? replaces.filter((other) => other !== id) : replaces;

/** Of several heads the latest counts, at the same moment the smaller id, but a correction before a deletion. */
export function countingOf(heads: readonly Dated[]): Dated | undefined {
  const kept = heads.filter(({ revision }) => revision.entry !== null);
  return [...(kept.length > 0 ? kept : heads)].sort(newestFirst)[0];
}

const newestFirst = (a: Dated, b: Dated): number =>
  compareInstants(b.instant, a.instant) || compareText(a.revision.id, b.revision.id);

/** Whether an entry was corrected in two places at once, and not to the same content: then the app asks. */
export const isConflict = ({ heads, counting }: Place): boolean =>
  heads.some(({ entry }) => !sameContent(entry, counting.entry));

/** Of places after the same one, that with the newest first revision comes first. */
export const youngerFirst = (a: Place, b: Place): number =>
  compareInstants(b.first.instant, a.first.instant) || compareText(a.id, b.id);

/** Of places that nothing leads to, the oldest comes first. */
export const olderFirst = (a: Place, b: Place): number =>
  compareInstants(a.first.instant, b.first.instant) || compareText(a.id, b.id);
