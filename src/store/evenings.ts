import type { EveningId, Player, Result, Revision, Setup } from "../model/index.ts";
import { nameIn } from "./directory.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import { addTo, eachOnce, ofEvening, rowsIn, rowsOf, written } from "./revisions.ts";
import { forget } from "./summaries.ts";
import type { Drawer, StoredEvening } from "./tables.ts";
import { write } from "./write.ts";

/** An evening with all that happened in it, in the order in which it was stored. */
export interface LoadedEvening {
  readonly evening: StoredEvening;
  readonly revisions: readonly Revision[];
}

/** The evenings in the drawer. */
export interface EveningShelf {
  one(id: EveningId): Observable<StoredEvening | undefined>;
  /** Those that were taken away from the lists; the one that was taken away last comes first. */
  readonly deleted: Observable<readonly EveningId[]>;
  /** Stores a new evening with the people who are new or renamed; one that is there already stays as it is, or comes back. */
  create(evening: NewStoredEvening): Promise<Result<void, StoreFault>>;
  /** Takes an evening away from the lists at a time, or with null puts it back. */
  setDeleted(id: EveningId, at: string | null): Promise<Result<void, StoreFault>>;
  /** Takes an evening out of the drawer, with what happened in it and what was kept of it unfinished. */
  remove(id: EveningId): Promise<Result<void, StoreFault>>;
  load(id: EveningId): Promise<Result<LoadedEvening | undefined, StoreFault>>;
  /** Several evenings read at once, without those that were taken away. */
  loadAll(ids: readonly EveningId[]): Promise<Result<readonly LoadedEvening[], StoreFault>>;
  /** Whether there is nothing, no safety copy either: new, or cleared by the browser; nobody here can empty it so far. */
  isCleared(): Promise<Result<boolean, StoreFault>>;
}

export interface NewStoredEvening {
  readonly document: Setup;
  readonly createdAt: string;
  readonly people?: readonly Player[];
  readonly revisions?: readonly Revision[];
}

export const eveningShelf = (drawer: Drawer): EveningShelf => ({
  one: (id) => live(() => drawer.evenings.get(id)),
  deleted: live(() => drawer.evenings.where("deletedAt").above("").reverse().primaryKeys()),
  create: (evening) =>
    write(drawer, [drawer.people, ...written(drawer)], async () => {
      await nameIn(drawer, evening.people ?? []);
      await createAll(drawer, [evening]);
    }),
  setDeleted: (id, at) =>
    write(drawer, written(drawer), async () => {
      await forget(drawer, id);
      const row = await drawer.evenings.get(id);
      if (row) await drawer.evenings.put(at === null ? withoutDeletion(row) : { ...row, deletedAt: at });
    }),
  remove: (id) => write(drawer, [drawer.drafts, ...written(drawer)], () => removeFrom(drawer, id)),
  load: (id) => attempt(() => drawer.transaction("r", drawer.evenings, drawer.revisions, () => loadOne(drawer, id))),
  loadAll: (ids) =>
    attempt(() => drawer.transaction("r", drawer.evenings, drawer.revisions, () => loadSome(drawer, ids))),
  isCleared: () => attempt(() => isCleared(drawer)),
});

/** Whether there is no evening and no safety copy. */
export const isCleared = async (drawer: Drawer): Promise<boolean> =>
  (await drawer.evenings.count()) === 0 && (await drawer.copies.count()) === 0;

const isStanding = ({ deletedAt }: StoredEvening): boolean => deletedAt === undefined;

/**
 * Within a transaction: new evenings, all in one go. One that is there already keeps what it began with and what happened,
 * and takes what more is brought; one that was taken away comes back.
 */
export async function createAll(drawer: Drawer, evenings: readonly NewStoredEvening[]): Promise<void> {
  const rows = await drawer.evenings.bulkGet(evenings.map(({ document }) => document.id));
  const fresh = evenings.filter((_, i) => rows[i] === undefined).map(firstRows);
  await drawer.evenings.bulkAdd(fresh.map(({ evening }) => evening));
  await drawer.revisions.bulkAdd(fresh.flatMap(({ revisions }) => revisions));
  for (const [i, { revisions = [] }] of evenings.entries()) {
    const row = rows[i];
    if (row) await bringBack(drawer, row, revisions);
  }
}

/** Within a transaction: an evening that is there takes what more is brought, and stands in the lists again. */
export async function addBrought(drawer: Drawer, id: EveningId, revisions: readonly Revision[]): Promise<void> {
  const row = await drawer.evenings.get(id);
  if (row) await bringBack(drawer, row, revisions);
}

function firstRows({ document, createdAt, revisions = [] }: NewStoredEvening) {
  const { id } = document;
  const rows = rowsOf(id, 0, eachOnce(revisions));
  return { evening: { id, document, createdAt, revisions: rows.length, epoch: 0 }, revisions: rows };
}

async function bringBack(drawer: Drawer, row: StoredEvening, revisions: readonly Revision[]): Promise<void> {
  await drawer.evenings.put(withoutDeletion(row));
  await forget(drawer, row.id);
  await addTo(drawer, row.id, revisions);
}

async function removeFrom(drawer: Drawer, id: EveningId): Promise<void> {
  await forget(drawer, id);
  await rowsIn(drawer, id).delete();
  await drawer.drafts.filter(({ key }) => key.includes(id)).delete();
  await drawer.evenings.delete(id);
}

function withoutDeletion({ deletedAt: _, ...row }: StoredEvening): StoredEvening {
  return row;
}

async function loadOne(drawer: Drawer, id: EveningId): Promise<LoadedEvening | undefined> {
  const evening = await drawer.evenings.get(id);
  return evening && { evening, revisions: await ofEvening(drawer, id) };
}

async function loadSome(drawer: Drawer, ids: readonly EveningId[]): Promise<LoadedEvening[]> {
  const loaded = await Promise.all(ids.map((id) => loadOne(drawer, id)));
  return loaded.flatMap((one) => (one && isStanding(one.evening) ? [one] : []));
}
