import type { Table } from "dexie";
import {
  type EveningId,
  isSample,
  type Night,
  type Payment,
  type Person,
  type Profile,
  type Result,
  type Revision,
  type Season,
  type Settings,
} from "../model/index.ts";
import { putSettings, settingsOf } from "./device.ts";
import { createIn, type NewStoredEvening } from "./evenings.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import { addTo } from "./revisions.ts";
import type { Drawer, Records, SafetyCopy, Snapshot } from "./tables.ts";

/** What the user agreed to bring in. */
export interface Import {
  /** Those whose ids are here keep what the directory says of them. */
  readonly people: readonly Person[];
  /** Each takes the place of the one whose id it has. */
  readonly profiles: readonly Profile[];
  readonly seasons?: readonly Season[];
  readonly nights?: readonly Night[];
  readonly payments?: readonly Payment[];
  /** Evenings that are not here; one that was taken away comes back, with what happened in both. */
  readonly created: readonly NewStoredEvening[];
  /** What is brought into evenings that are here; what an evening has already stays as it is. */
  readonly merged: readonly { readonly evening: EveningId; readonly revisions: readonly Revision[] }[];
  readonly settings?: Partial<Settings>;
}

/** When a safety copy is made, and what it is called. */
export interface CopyStamp {
  readonly id: string;
  readonly at: string;
}

/** Everything at once: out, in, and as it was. */
export interface Copies {
  /** Everything as it is now, at one moment. */
  snapshot(): Promise<Result<Snapshot, StoreFault>>;
  /** The same without the evenings, which are many. */
  records(): Promise<Result<Records, StoreFault>>;
  /** Brings in all or nothing, after keeping a safety copy in the same breath. */
  bringIn(brought: Import, copy: CopyStamp): Promise<Result<void, StoreFault>>;
  /** The safety copies, the newest first. */
  readonly all: Observable<readonly SafetyCopy[]>;
  /** Puts everything back as it was, all or nothing, after keeping a safety copy of how it is now; false: no such copy. */
  putBack(id: string, copy: CopyStamp): Promise<Result<boolean, StoreFault>>;
}

/** Older ones make room. */
const KEPT = 5;

export const copies = (drawer: Drawer): Copies => ({
  records: () => attempt(() => drawer.transaction("r", drawer.tables, () => recordsOf(drawer))),
  snapshot: () => attempt(() => drawer.transaction("r", drawer.tables, () => snapshotOf(drawer))),
  bringIn: (brought, copy) =>
    attempt(() =>
      drawer.transaction("rw", drawer.tables, async () => {
        await keep(drawer, copy);
        await bringIn(drawer, brought);
      }),
    ),
  all: live(() => newestFirst(drawer)),
  putBack: (id, copy) =>
    attempt(() =>
      drawer.transaction("rw", drawer.tables, async () => {
        const content = await drawer.copyContents.get(id);
        if (!content) return false;
        await keep(drawer, copy);
        await replaceAll(drawer, content);
        return true;
      }),
    ),
});

async function recordsOf(drawer: Drawer): Promise<Records> {
  const [people, profiles, seasons, nights, payments] = await Promise.all([
    drawer.people.toArray(),
    drawer.profiles.toArray(),
    drawer.seasons.toArray(),
    drawer.nights.toArray(),
    drawer.payments.toArray(),
  ]);
  return { people, profiles, seasons, nights, payments };
}

async function snapshotOf(drawer: Drawer): Promise<Snapshot> {
  const [records, evenings, revisions, settings] = await Promise.all([
    recordsOf(drawer),
    drawer.evenings.toArray(),
    drawer.revisions.toArray(),
    settingsOf(drawer),
  ]);
  return {
    ...records,
    evenings: evenings.filter(({ id }) => !isSample(id)),
    revisions: revisions.filter(({ evening }) => !isSample(evening)),
    settings,
  };
}

const newestFirst = async (drawer: Drawer): Promise<SafetyCopy[]> =>
  (await drawer.copies.toArray()).sort((a, b) => b.order - a.order);

async function keep(drawer: Drawer, { id, at }: CopyStamp): Promise<void> {
  const older = await newestFirst(drawer);
  const content = await snapshotOf(drawer);
  const evenings = content.evenings.filter(({ deletedAt }) => deletedAt === undefined).length;
  await drawer.copies.put({ id, at, evenings, order: (older[0]?.order ?? 0) + 1 });
  await drawer.copyContents.put({ ...content, id });
  const surplus = older.slice(KEPT - 1).map((copy) => copy.id);
  await drawer.copies.bulkDelete(surplus);
  await drawer.copyContents.bulkDelete(surplus);
}

async function bringIn(drawer: Drawer, brought: Import): Promise<void> {
  await drawer.profiles.bulkPut([...brought.profiles]);
  for (const name of RECORDS) await addMissing<{ readonly id: string }>(drawer.table(name), brought[name] ?? []);
  for (const evening of brought.created) await createIn(drawer, evening);
  for (const { evening, revisions } of brought.merged) await addTo(drawer, evening, revisions);
  if (brought.settings) await putSettings(drawer, { ...(await settingsOf(drawer)), ...brought.settings });
}

/** The tables of the records that stand by themselves. */
const RECORDS = ["people", "profiles", "seasons", "nights", "payments"] as const;

async function addMissing<T extends { readonly id: string }>(table: Table<T, string>, records: readonly T[]) {
  const here = await table.bulkGet(records.map(({ id }) => id));
  await table.bulkAdd(records.filter((_, i) => here[i] === undefined));
}

async function replaceAll(drawer: Drawer, content: Snapshot): Promise<void> {
  const epochs = new Map((await drawer.evenings.toArray()).map(({ id, epoch }) => [id, epoch]));
  const others = [drawer.evenings, drawer.revisions, drawer.summaries, drawer.figures];
  await Promise.all([...RECORDS.map((name) => drawer.table(name)), ...others].map((table) => table.clear()));
  // A copy that an older version kept has no lists of what was not there yet.
  for (const name of RECORDS) await drawer.table(name).bulkAdd([...(content[name] ?? [])]);
  // What any tab has read of an evening is void, even if it comes back to as many revisions.
  await drawer.evenings.bulkAdd(
    content.evenings.map((row) => ({ ...row, epoch: (epochs.get(row.id) ?? row.epoch) + 1 })),
  );
  await drawer.revisions.bulkAdd([...content.revisions]);
  await putSettings(drawer, content.settings);
}
