import { changeSetup, FIXED, type Stamp } from "../../../ledger/index.ts";
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
function endOf(both: Book, mine: Book, { folder, setup: { end } }: Book): End | null {
  if (end === null || Object.hasOwn(folder.folded.setup, "end")) return both.setup.end;
  const known = endChangedAt(mine);
  return known === undefined || compareTimes(end.at, known) > 0 ? end : both.setup.end;
}

function endChangedAt({ folder, base }: Book): string | undefined {
  const changes = folder.log.of(SETUP).filter(({ revision: { entry } }) => entry && Object.hasOwn(entry, "end"));
  return changes.at(-1)?.revision.at ?? base.end?.at;
}
