import { compareInstants, type Revision, type RevisionId } from "../../model/index.ts";
import { nextPart, reversalId } from "./derivedId.ts";
import type { Folder } from "./folder.ts";
import type { Dated, Log } from "./log.ts";
import { before, isGround, reversal } from "./reversal.ts";
import { type Moment, stampAfter } from "./stamp.ts";

/** The revisions that restore what stood before the last action that stands; none where there is none. */
export const undo = (folder: Folder, stamp: Moment): Revision[] => reverse(folder, undoable(folder.log), stamp);

/** The revisions that bring back what was undone last; none where something new was done since. */
export const redo = (folder: Folder, stamp: Moment): Revision[] => reverse(folder, redoable(folder.log), stamp);

/** The revisions of the action that undo would take back, from the log alone: the same after a restart and in every tab. */
export const undoable = (log: Log): readonly Dated[] => action(log, lastStanding(log, "done"));

/** The revisions of the undo that redo would take back. */
export const redoable = (log: Log): readonly Dated[] => action(log, lastStanding(log, "undone"));

function reverse({ log }: Folder, rows: readonly Dated[], stamp: Moment): Revision[] {
  const own = stampAfter(log, stamp);
  return rows.flatMap((row) => reversal(log, row, own));
}

/**
 * The last revision that stands and is an undo, or is none. Backwards from the end: what stands takes back its target,
 * which then stands no more. A redo takes back an undo and stands for what it brought back; a new action ends what can be redone.
 */
function lastStanding(log: Log, want: "done" | "undone"): Dated | undefined {
  const takenBack = new Set<RevisionId>();
  for (const row of newestFirst(log)) {
    const { revision } = row;
    if (takenBack.has(revision.id) || isGround(revision)) continue;
    const kind = kindOf(log, revision);
    if (want === "undone" && kind === "new") return undefined;
    const isWanted = (kind === "undo") === (want === "undone");
    if (isWanted && isReversible(log, revision)) return row;
    const target = log.target(revision);
    if (target) takenBack.add(target.revision.id);
  }
  return undefined;
}

function* newestFirst({ inTime }: Log): Generator<Dated> {
  for (let i = inTime.length - 1; i >= 0; i--) {
    const row = inTime[i];
    if (row) yield row;
  }
}

/** A new action; an undo, which takes back one or a redo; a redo, which takes back an undo. */
function kindOf(log: Log, revision: Revision): "new" | "undo" | "redo" {
  let depth = 0;
  for (let target = log.target(revision); target; target = log.target(target.revision)) depth++;
  return depth === 0 ? "new" : depth % 2 === 1 ? "undo" : "redo";
}

const isReversible = (log: Log, revision: Revision): boolean =>
  log.get(reversalId(revision.id)) === undefined && before(log, revision) !== undefined;

/** All revisions of the action that one belongs to: moving an entry may take several. */
function action(log: Log, row: Dated | undefined): readonly Dated[] {
  if (!row) return [];
  const target = log.target(row.revision);
  if (target) return action(log, target).flatMap(({ revision }) => log.get(reversalId(revision.id)) ?? []);
  const parts: Dated[] = [];
  for (let part: Dated | undefined = firstPart(log, row); part; part = log.get(nextPart(part.revision.id))) {
    if (!isGround(part.revision)) parts.push(part);
  }
  return parts;
}

/** The revision whose further parts are derived from it, among those of the same moment. */
function firstPart(log: Log, row: Dated): Dated {
  const earlier = new Map<RevisionId, Dated>();
  for (const other of newestFirst(log)) {
    const order = compareInstants(other.instant, row.instant);
    if (order < 0) break;
    if (order === 0) earlier.set(nextPart(other.revision.id), other);
  }
  let first = row;
  for (let part = earlier.get(row.revision.id); part && part !== row; part = earlier.get(part.revision.id))
    first = part;
  return first;
}
