import { compareInstants, instantOf, later, type Revision, type RevisionId } from "../../model/index.ts";
import type { Log } from "./log.ts";

/** When a revision was made, and on which device where that is known. */
export interface Moment {
  readonly at: string;
  readonly by?: string;
}

/** What makes a revision one of its own. */
export interface Stamp extends Moment {
  readonly id: RevisionId;
}

/**
 * The stamp, dated later than everything that is known here: of what follows the same entry the newest comes first,
 * and undo begins with the last, even where another phone's clock is ahead.
 */
export function stampAfter<T extends Moment>(log: Log, stamp: T): T {
  const last = log.inTime.at(-1);
  if (last === undefined || compareInstants(instantOf(stamp.at), last.instant) > 0) return stamp;
  return { ...stamp, at: later(last.revision.at, 1) };
}

/** The revision that says where an entry stands and what it holds. */
export const stamped = (stamp: Stamp, rest: Omit<Revision, keyof Stamp>): Revision => ({ ...stamp, ...rest });
