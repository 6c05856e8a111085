import { changeSetup, FIXED, type Stamp, sameContent } from "../../../ledger/index.ts";
import { compareTimes, type End, type Player, type Revision, SETUP, type Setup } from "../../../model/index.ts";
import { Book } from "../../evening/index.ts";
import type { SetupKeys } from "../../types.ts";

/**
 * What the copy here takes of another one so that both are one: its revisions (format.md), and what it says of the set-up
 * without a revision, as a file or a link may, where that was not changed here.
 */
export function together(mine: Book, theirs: Book, stamp: Stamp): readonly Revision[] {
  const revisions = theirs.folder.revisions;
  const both = new Book(mine.base, [...mine.folder.revisions, ...revisions]);
  const keys = { ...untouched(mine, theirs), players: everybody(both, mine, theirs), end: endOf(both, mine, theirs) };
  return [...revisions, ...changeSetup(both.folder, both.setup, keys, stamp)];
}

/** The keys that make one set-up another one; null takes a text away that the other one has not. */
export function keysOf(wanted: Setup, now: Setup): SetupKeys {
  const all = Object.keys({ ...now, ...wanted }).filter((key) => !FIXED.includes(key));
  const values = new Map(Object.entries(wanted));
  return Object.fromEntries(all.map((key) => [key, values.get(key) ?? null]));
}

function untouched(mine: Book, theirs: Book): SetupKeys {
  const changed = mine.folder.folded.setup;
  return Object.fromEntries(
    Object.entries(keysOf(theirs.setup, mine.setup)).filter(([key]) => !Object.hasOwn(changed, key)),
  );
}

/** Who is in any of the copies; who joined in one of them plays in it. */
function everybody(...books: readonly Book[]): readonly Player[] {
  const players = new Map<string, Player>();
  for (const player of books.flatMap(({ setup }) => setup.players))
    if (!players.has(player.id)) players.set(player.id, player);
  return [...players.values()];
}

/** An end that no revision tells of counts where nothing later is known of the end here. */
function endOf(both: Book, mine: Book, theirs: Book): End | null {
  const { end } = theirs.setup;
  const ours = mine.setup.end;
  if (ours && end?.at === ours.at && knowsMore(mine, theirs) && knowsMore(theirs, mine)) return paidInEither(ours, end);
  if (end === null || Object.hasOwn(theirs.folder.folded.setup, "end")) return both.setup.end;
  const known = endChanges(mine).at(-1)?.at ?? mine.base.end?.at;
  return known === undefined || compareTimes(end.at, known) > 0 ? end : both.setup.end;
}

/** Whether a copy may tell of its end what the other one has not seen: it has a change of it alone, or tells of none. */
function knowsMore(one: Book, other: Book): boolean {
  const changes = endChanges(one);
  return changes.length === 0 || changes.some(({ id }) => !other.folder.log.get(id));
}

const endChanges = ({ folder }: Book): readonly Revision[] =>
  folder.log
    .of(SETUP)
    .map(({ revision }) => revision)
    .filter(({ entry }) => entry && Object.hasOwn(entry, "end"));

/** One end with what was ticked in any of two copies of it: a payment that both ticked was made once. */
function paidInEither(ours: End, theirs: End): End {
  const left = [...(ours.paid ?? [])];
  const more = (theirs.paid ?? []).filter((payment) => {
    const place = left.findIndex((one) => sameContent(one, payment));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return more.length > 0 ? { ...ours, paid: [...(ours.paid ?? []), ...more] } : ours;
}
