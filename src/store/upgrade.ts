import type { Transaction } from "dexie";
import type { Migration, StoredRecord } from "../model/index.ts";

type Change = (row: StoredRecord) => StoredRecord;

/** Brings everything in an older database to a version, the safety copies too: what was computed of it is void. */
export async function upgrade(transaction: Transaction, { records }: Migration): Promise<void> {
  const { settings } = records;
  const rows = Object.entries(rowsOf(records)).filter((one): one is [string, Change] => one[1] !== undefined);
  for (const [name, change] of rows) {
    const table = transaction.table<StoredRecord>(name);
    await table.bulkPut((await table.toArray()).map(change));
  }
  if (settings) {
    const device = transaction.table<StoredRecord>("device");
    const row = await device.get("settings");
    if (row) await device.put(inside("value", settings)(row));
  }
  if (settings || rows.length > 0) await upgradeCopies(transaction, rows, settings);
  await transaction.table("summaries").clear();
}

/** How the rows of each table change that holds records; undefined where they do not. */
const rowsOf = ({ evening, revision, person, profile, season, night, payment }: Migration["records"]) => ({
  evenings: evening && inside("document", evening),
  revisions: revision && inside("revision", revision),
  people: person,
  profiles: profile,
  seasons: season,
  nights: night,
  payments: payment,
});

/** A safety copy holds the rows of a table by the table's name. Each is large and read alone. */
async function upgradeCopies(
  transaction: Transaction,
  rows: readonly (readonly [string, Change])[],
  settings: Change | undefined,
): Promise<void> {
  const change: Change = (copy) => {
    const lists = rows.flatMap(([name, of]) => {
      const list = copy[name];
      return Array.isArray(list) ? [[name, list.map(of)] as const] : [];
    });
    const changed = { ...copy, ...Object.fromEntries(lists) };
    return settings && "settings" in copy ? inside("settings", settings)(changed) : changed;
  };
  for (const name of ["copyContents", "copyParts"]) {
    const table = transaction.table<StoredRecord>(name);
    for (const key of await table.toCollection().primaryKeys()) {
      const copy = await table.get(key);
      if (copy) await table.put(change(copy));
    }
  }
}

/** A row whose record lies under one of its keys. */
const inside =
  (key: string, change: Change): Change =>
  (row) => ({ ...row, [key]: change(Object(row[key])) });
