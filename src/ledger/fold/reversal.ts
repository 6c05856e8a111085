import { type EntryId, type Revision, SETUP } from "../../model/index.ts";
import { causalOrder } from "./causal.ts";
import { reversalId } from "./derivedId.ts";
import type { Dated, Log } from "./log.ts";
import { countingOf, headsOf, replacedBy } from "./place.ts";
import type { Raw } from "./setup.ts";
import { type Moment, stamped } from "./stamp.ts";

/** What an entry holds and stands after. */
export interface Standing {
  readonly entry: Raw | null;
  readonly after: EntryId | null;
}

/** Whether a revision only keeps what stood before the set-up was first changed. */
export const isGround = ({ of, replaces }: Revision): boolean => of === SETUP && replaces.length === 0;

/** What stood before a revision; undefined where the log does not say. */
export function before(log: Log, revision: Revision): Standing | undefined {
  if (revision.of === SETUP) return setupBefore(log, revision);
  const replaced = replacedBy(revision);
  if (replaced.length === 0) return { entry: null, after: revision.after };
  const known = log.of(revision.of).filter((row) => replaced.includes(row.revision.id));
  return countingOf(headsOf(known))?.revision;
}

function setupBefore(log: Log, revision: Revision): Standing | undefined {
  const order = causalOrder(log.of(SETUP));
  const earlier = order.slice(0, order.indexOf(revision)).toReversed();
  const values = Object.keys(revision.entry ?? {}).flatMap((key) => {
    const last = earlier.find(({ entry }) => entry !== null && Object.hasOwn(entry, key))?.entry;
    return last ? [[key, last[key]] as const] : [];
  });
  return values.length > 0 ? { entry: Object.fromEntries(values), after: null } : undefined;
}

/** The revision that restores what stood before another one; none where the log does not say what that was. */
export function reversal(log: Log, { revision }: Dated, stamp: Moment): Revision[] {
  const standing = before(log, revision);
  if (!standing) return [];
  const { entry, after } = standing;
  const replaces = headsFrom(log, revision).map(({ id }) => id);
  return [stamped({ ...stamp, id: reversalId(revision.id) }, { of: revision.of, replaces, after, entry })];
}

/** What the revision has become: not what was corrected beside it at another place, which stays as it is. */
function headsFrom(log: Log, revision: Revision): readonly Revision[] {
  const rows = log.of(revision.of);
  const family = new Set([revision.id]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const row of rows) if (replacedBy(row.revision).some((id) => family.has(id))) family.add(row.revision.id);
  }
  return headsOf(rows.filter((row) => family.has(row.revision.id))).map((row) => row.revision);
}
