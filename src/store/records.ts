import type { Table } from "dexie";
import type { Drawer, Records } from "./tables.ts";

/** The tables of the records that stand by themselves. */
const RECORDS = ["people", "profiles", "seasons", "nights", "payments"] as const satisfies (keyof Records)[];

export async function recordsOf(drawer: Drawer): Promise<Records> {
  const [people, profiles, seasons, nights, payments] = await Promise.all([
    drawer.people.toArray(),
    drawer.profiles.toArray(),
    drawer.seasons.toArray(),
    drawer.nights.toArray(),
    drawer.payments.toArray(),
  ]);
  return { people, profiles, seasons, nights, payments };
}

/** Within a transaction: adds records whose ids are not there; the others stay as they are. */
export async function addMissing(drawer: Drawer, records: Partial<Records>): Promise<void> {
  for (const name of RECORDS) await addMissingTo<{ readonly id: string }>(drawer.table(name), records[name] ?? []);
}

async function addMissingTo<T extends { readonly id: string }>(table: Table<T, string>, records: readonly T[]) {
  const here = await table.bulkGet(records.map(({ id }) => id));
  await table.bulkAdd(records.filter((_, i) => here[i] === undefined));
}

/** Within a transaction: only these records from now on. A copy that an older version kept has no lists of what was not there yet. */
export async function replaceRecords(drawer: Drawer, records: Partial<Records>): Promise<void> {
  for (const name of RECORDS) {
    await drawer.table(name).clear();
    await drawer.table(name).bulkAdd([...(records[name] ?? [])]);
  }
}
