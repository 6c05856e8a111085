import { type EntryBase, type EntryId, type Revision, SETUP } from "../../model/index.ts";
import { arranged, without } from "./arrange.ts";
import { sameContent } from "./canonical.ts";
import { nextPart } from "./derivedId.ts";
import type { Folder } from "./folder.ts";
import { headsOf, isConflict, type Place } from "./place.ts";
import type { Raw } from "./setup.ts";
import { type Stamp, stampAfter, stamped } from "./stamp.ts";

/*
 * Each of these gives the revisions that make a change, to be stored together: none where there is nothing to change.
 * Nothing is changed by them. The same stamp gives the same ids, so that what is stored twice is stored once.
 */

/** A new entry behind all others. */
export function append(folder: Folder, entry: EntryBase, stamp: Stamp): Revision[] {
  const place = folder.place(entry.id);
  if (place) return place.counting.entry === null ? correct(folder, place, { ...entry }, stamp) : [];
  const after = folder.folded.places.at(-1)?.id ?? null;
  return [stamped(stampAfter(folder.log, stamp), { of: entry.id, replaces: [], after, entry: { ...entry } })];
}

/** Other content for an entry, in its place; this also settles which of two corrections is right. */
export function amend(folder: Folder, entry: EntryBase, stamp: Stamp): Revision[] {
  const place = folder.place(entry.id);
  if (!place || (!isConflict(place) && sameContent(place.counting.entry, entry))) return [];
  return correct(folder, place, { ...entry }, stamp);
}

/** An entry taken away; it keeps its place, unseen. */
export function remove(folder: Folder, id: EntryId, stamp: Stamp): Revision[] {
  const place = folder.place(id);
  return place && place.counting.entry !== null ? correct(folder, place, null, stamp) : [];
}

function correct({ log }: Folder, { id, heads, counting: { after } }: Place, entry: Raw | null, stamp: Stamp) {
  return [stamped(stampAfter(log, stamp), { of: id, replaces: heads.map((head) => head.id), after, entry })];
}

/** A new entry right before another one; behind all others where that one is not there. */
export function insertBefore(folder: Folder, before: EntryId, entry: EntryBase, stamp: Stamp): Revision[] {
  const order = folder.folded.places.map(({ id }) => id);
  const at = order.indexOf(before);
  if (at < 0 || order.includes(entry.id)) return append(folder, entry, stamp);
  const own = { of: entry.id, replaces: [], after: order[at - 1] ?? null, entry: { ...entry } };
  return arranged(folder, order.toSpliced(at, 0, entry.id), stamped(stampAfter(folder.log, stamp), own));
}

/** An entry moved right before another one, or behind all others (null). */
export function move(folder: Folder, id: EntryId, before: EntryId | null, stamp: Stamp): Revision[] {
  const order = folder.folded.places.map((place) => place.id);
  const place = folder.place(id);
  if (!place || id === before) return [];
  const rest = without(order, id);
  const at = before === null ? rest.length : rest.indexOf(before);
  const wanted = rest.toSpliced(at, 0, id);
  if (at < 0 || wanted.every((other, i) => other === order[i])) return [];
  const { id: replaced, entry } = place.counting;
  const own = { of: id, replaces: [replaced], after: rest[at - 1] ?? null, entry };
  return arranged(folder, wanted, stamped(stampAfter(folder.log, stamp), own));
}

/**
 * Other values for some keys of the set-up; null takes a text away. Before the first change of a key a revision of its
 * own, that replaces nothing, keeps what stood before: undo finds it there, also in a file, which holds the new value.
 */
export function changeSetup(folder: Folder, setup: object, keys: object, stamp: Stamp): Revision[] {
  const now = new Map(Object.entries(setup));
  const changed = Object.entries(keys).filter(([key, value]) => !sameContent(now.get(key) ?? null, value ?? null));
  if (changed.length === 0) return [];
  const own = stampAfter(folder.log, stamp);
  const fresh = changed.filter(([key]) => !Object.hasOwn(folder.folded.setup, key));
  const before = fresh.map(([key]): [string, unknown] => [key, now.get(key)]);
  const ground = before.length === 0 ? [] : [ofSetup({ ...own, id: nextPart(own.id) }, [], before)];
  const replaced = [...headsOf(folder.log.of(SETUP)).map(({ revision }) => revision), ...ground];
  return [...ground, ofSetup(own, replaced, changed)];
}

function ofSetup(stamp: Stamp, replaced: readonly Revision[], keys: readonly [string, unknown][]): Revision {
  const entry = Object.fromEntries(keys.map(([key, value]) => [key, value ?? null]));
  return stamped(stamp, { of: SETUP, replaces: replaced.map(({ id }) => id), after: null, entry });
}
