import type { EveningId, Person, Result, Revision, Setup } from "../model/index.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import { addTo, ofEvening } from "./revisions.ts";
import type { Drawer, StoredEvening, SummaryRow } from "./tables.ts";

/** An evening with all that happened in it, in the order in which it was stored. */
export interface LoadedEvening {
  readonly evening: StoredEvening;
  readonly revisions: readonly Revision[];
}

/** The evenings in the drawer. */
export interface EveningShelf {
  /** Those that were not taken away. A row changes with every revision of its evening. */
  readonly all: Observable<readonly StoredEvening[]>;
  one(id: EveningId): Observable<StoredEvening | undefined>;
  /** Stores a new evening with the people who are new or renamed; one that is there already stays as it is. */
  create(evening: NewStoredEvening): Promise<Result<void, StoreFault>>;
  /** Takes an evening away from the lists at a time, or with null puts it back. */
  setDeleted(id: EveningId, at: string | null): Promise<Result<void, StoreFault>>;
  load(id: EveningId): Promise<Result<LoadedEvening | undefined, StoreFault>>;
  /** Several evenings, or all that were not taken away, read at once. */
  loadAll(ids?: readonly EveningId[]): Promise<Result<readonly LoadedEvening[], StoreFault>>;
  /** What was computed of evenings before; the stamps say whether it still holds. */
  summaries(): Promise<Result<readonly SummaryRow[], StoreFault>>;
  keepSummaries(rows: readonly SummaryRow[]): Promise<Result<void, StoreFault>>;
}

export interface NewStoredEvening {
  readonly document: Setup;
  readonly createdAt: string;
  readonly people?: readonly Person[];
  readonly revisions?: readonly Revision[];
}

export const eveningShelf = (drawer: Drawer): EveningShelf => ({
  all: live(() => standing(drawer)),
  one: (id) => live(() => drawer.evenings.get(id)),
  create: (evening) =>
    attempt(() =>
      drawer.transaction("rw", drawer.people, drawer.evenings, drawer.revisions, async () => {
        await drawer.people.bulkPut([...(evening.people ?? [])]);
        await createIn(drawer, evening);
      }),
    ),
  setDeleted: (id, at) =>
    attempt(() =>
      drawer.transaction("rw", drawer.evenings, async () => {
        const row = await drawer.evenings.get(id);
        if (!row) return;
        const { deletedAt: _, ...standingRow } = row;
        await drawer.evenings.put(at === null ? standingRow : { ...row, deletedAt: at });
      }),
    ),
  load: async (id) => {
    const loaded = await loadSome(drawer, [id]);
    return loaded.ok ? { ok: true, value: loaded.value[0] } : loaded;
  },
  loadAll: (ids) => (ids ? loadSome(drawer, ids) : loadEvery(drawer)),
  summaries: () => attempt(() => drawer.summaries.toArray()),
  keepSummaries: (rows) => attempt(async () => void (await drawer.summaries.bulkPut([...rows]))),
});

const standing = (drawer: Drawer): Promise<StoredEvening[]> =>
  drawer.evenings.filter(({ deletedAt }) => deletedAt === undefined).toArray();

/** Within a transaction: a new evening, unless one with its id is there. */
export async function createIn(
  drawer: Drawer,
  { document, createdAt, revisions = [] }: NewStoredEvening,
): Promise<void> {
  const { id } = document;
  if (await drawer.evenings.get(id)) return;
  await drawer.evenings.add({ id, document, createdAt, revisions: 0, epoch: 0 });
  await addTo(drawer, id, revisions);
}

const loadSome = (drawer: Drawer, ids: readonly EveningId[]): Promise<Result<LoadedEvening[], StoreFault>> =>
  attempt(() =>
    drawer.transaction("r", drawer.evenings, drawer.revisions, async () => {
      const evenings = (await drawer.evenings.bulkGet([...ids])).filter((row) => row !== undefined);
      return Promise.all(
        evenings.map(async (evening) => ({ evening, revisions: await ofEvening(drawer, evening.id) })),
      );
    }),
  );

/** In one pass: one read of each table, then put together. */
const loadEvery = (drawer: Drawer): Promise<Result<LoadedEvening[], StoreFault>> =>
  attempt(() =>
    drawer.transaction("r", drawer.evenings, drawer.revisions, async () => {
      const [evenings, rows] = await Promise.all([standing(drawer), drawer.revisions.toArray()]);
      const grouped = new Map<EveningId, Revision[]>(evenings.map(({ id }) => [id, []]));
      for (const { evening, revision } of rows) grouped.get(evening)?.push(revision);
      return evenings.map((evening) => ({ evening, revisions: grouped.get(evening.id) ?? [] }));
    }),
  );
