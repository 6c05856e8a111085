import { type EntryId, type Revision, SETUP } from "../../model/index.ts";
import { sameContent } from "./canonical.ts";
import { isPreferred, Log } from "./log.ts";
import { orderOf } from "./order.ts";
import { isConflict, type Place, placeOf } from "./place.ts";
import { foldSetup, type Raw } from "./setup.ts";

/** What the revisions of an evening come to (format.md, Revisions). */
export interface Folded {
  /** The entries in order, as the revisions hold them: not yet checked. */
  readonly entries: readonly Raw[];
  /** Of which entry each of them is, by the revisions. */
  readonly ids: readonly EntryId[];
  /** All entries in order, the deleted ones too, which keep their places. */
  readonly places: readonly Place[];
  /** The entries that were corrected in two places at once: the app asks which correction is right. */
  readonly conflicts: readonly Place[];
  /** The changed keys of the set-up. */
  readonly setup: Raw;
}

/**
 * What one more revision changed: nothing, since it was there already; only the log; the set-up's keys; one entry more at
 * the end; or the entries from an index on.
 */
export type Added =
  | { readonly kind: "known" }
  | { readonly kind: "log" }
  | { readonly kind: "setup"; readonly keys: readonly string[] }
  | { readonly kind: "append"; readonly entry: Raw; readonly id: EntryId }
  | { readonly kind: "changed"; readonly from: number };

/** Everything may differ: what depends on the entries begins again. */
const CHANGED: Added = { kind: "changed", from: 0 };

/** The fold of revisions, kept up to date: an entry more at the end costs the same however long the evening is. */
export class Folder {
  #log: Log;
  #places = new Map<EntryId, Place>();
  #reached = 0;
  #folded: { entries: Raw[]; ids: EntryId[]; places: Place[]; conflicts: readonly Place[]; setup: Raw };

  constructor(revisions: Iterable<Revision>) {
    this.#log = new Log(revisions);
    for (const id of this.#log.entries) this.#place(id);
    this.#folded = this.#fold();
  }

  /** What all revisions so far come to; its lists grow with every entry that is appended. */
  get folded(): Folded {
    return this.#folded;
  }

  get log(): Log {
    return this.#log;
  }

  /** All revisions in the order of time. */
  get revisions(): Revision[] {
    return this.#log.inTime.map(({ revision }) => revision);
  }

  /** Where an entry stands, deleted or not. */
  place(id: EntryId): Place | undefined {
    return this.#places.get(id);
  }

  /** What the revisions would come to with some more of them. */
  with(revisions: readonly Revision[]): Folded {
    return fold([...this.revisions, ...revisions]);
  }

  /** Takes one more revision, in any order and any number of times. */
  add(revision: Revision): Added {
    const known = this.#log.get(revision.id)?.revision;
    if (known) return isPreferred(revision, known) ? this.#exchange(revision) : { kind: "known" };
    this.#log.add(revision);
    if (revision.of === SETUP) return this.#changeSetup();
    return this.#append(revision) ?? this.#changeEntries(revision.of);
  }

  /** A new entry behind the last one changes nothing that was there. */
  #append({ of, after, entry }: Revision): Added | undefined {
    const { places, entries, ids } = this.#folded;
    const isNext = after === (places.at(-1)?.id ?? null) && this.#reached === places.length;
    if (entry === null || !isNext || this.#places.has(of)) return undefined;
    const place = this.#place(of);
    if (!place) return undefined;
    this.#reached++;
    places.push(place);
    entries.push(entry);
    ids.push(of);
    return { kind: "append", entry, id: of };
  }

  #changeEntries(of: EntryId): Added {
    this.#place(of);
    const before = this.#folded;
    this.#folded = this.#fold();
    return difference(before, this.#folded);
  }

  #changeSetup(): Added {
    const before = this.#folded.setup;
    const after = foldSetup(this.#log.of(SETUP));
    this.#folded = { ...this.#folded, setup: after };
    const keys = Object.keys(after).filter(
      (key) => !Object.hasOwn(before, key) || !sameContent(before[key], after[key]),
    );
    return keys.length > 0 ? { kind: "setup", keys } : { kind: "log" };
  }

  /** Two revisions under one id: a broken copy, folded anew so that every device comes to the same. */
  #exchange(revision: Revision): Added {
    const before = this.#folded;
    const anew = new Folder([...this.revisions, revision]);
    this.#log = anew.#log;
    this.#places = anew.#places;
    this.#reached = anew.#reached;
    this.#folded = anew.#folded;
    return sameContent(before.setup, anew.#folded.setup) ? difference(before, anew.#folded) : CHANGED;
  }

  #place(id: EntryId): Place | undefined {
    const place = id === SETUP ? undefined : placeOf(id, this.#log.of(id));
    if (place) this.#places.set(id, place);
    return place;
  }

  #fold() {
    const { places, reached } = orderOf([...this.#places.values()]);
    this.#reached = reached;
    const seen = places.flatMap(({ id, counting: { entry } }) => (entry === null ? [] : [{ id, entry }]));
    return {
      entries: seen.map(({ entry }) => entry),
      ids: seen.map(({ id }) => id),
      places,
      conflicts: places.filter(isConflict),
      setup: foldSetup(this.#log.of(SETUP)),
    };
  }
}

/** What an evening's revisions come to; the same from any order and any repetition of them, and never a failure. */
export const fold = (revisions: Iterable<Revision>): Folded => new Folder(revisions).folded;

function difference(before: Folded, after: Folded): Added {
  const isSame = (i: number) => before.ids[i] === after.ids[i] && sameContent(before.entries[i], after.entries[i]);
  const length = Math.max(before.ids.length, after.ids.length);
  for (let from = 0; from < length; from++) if (!isSame(from)) return { kind: "changed", from };
  return { kind: "log" };
}
