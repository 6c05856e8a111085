import { type Revision, SETUP } from "../../model/index.ts";
import { sameContent } from "./canonical.ts";
import { nextPart } from "./derivedId.ts";
import type { Log } from "./log.ts";
import { before, isGround, type Standing } from "./reversal.ts";
import type { Raw } from "./setup.ts";

/** What a revision did to its entry. */
export type Deed = "saved" | "corrected" | "moved" | "deleted" | "restored" | "setup";

/** One row of the log: a revision, what it did, and what the entry (or the changed keys of the set-up) held before. */
export interface HistoryRow {
  readonly revision: Revision;
  readonly deed: Deed;
  readonly before: Raw | null;
}

/** Everything that was done, the newest first; an entry that only gave way to a moved one has no row of its own. */
export function historyOf(log: Log): HistoryRow[] {
  const revisions = log.inTime.map(({ revision }) => revision);
  const parts = new Set(revisions.map(({ id }) => nextPart(id)));
  const gaveWay = (revision: Revision): boolean => {
    const target = log.target(revision)?.revision;
    return target ? gaveWay(target) : parts.has(revision.id) && historyRow(log, revision).deed === "moved";
  };
  return revisions
    .filter((revision) => !isGround(revision) && !gaveWay(revision))
    .map((revision) => historyRow(log, revision))
    .reverse();
}

/** One revision as a row of the log. */
export function historyRow(log: Log, revision: Revision): HistoryRow {
  const standing = before(log, revision);
  return { revision, deed: deedOf(log, revision, standing), before: standing?.entry ?? null };
}

/** What takes back an undo does once more what that took back. */
function deedOfUndoing(log: Log, undone: Revision): Deed {
  const first = log.target(undone)?.revision;
  return first ? deedOf(log, first, before(log, first)) : "restored";
}

function deedOf(log: Log, revision: Revision, standing: Standing | undefined): Deed {
  const { of, replaces, entry, after } = revision;
  if (of === SETUP) return "setup";
  if (entry === null) return "deleted";
  if (replaces.length === 0) return "saved";
  if (standing?.entry === null) return "restored";
  const undone = log.target(revision);
  if (undone) return deedOfUndoing(log, undone.revision);
  return standing && after !== standing.after && sameContent(entry, standing.entry) ? "moved" : "corrected";
}
