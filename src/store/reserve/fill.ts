import { ROWS } from "../pieces.ts";
import type { Drawer } from "../tables.ts";
import { KEPT_TWICE } from "./changes.ts";

/** All rows of the tables that are kept twice. */
type Rows = readonly (readonly [table: string, rows: readonly unknown[]])[];

/** Whether there is nothing at all, not even a setting: new, or taken away by the browser. */
export async function isFresh(database: IDBDatabase): Promise<boolean> {
  return isEmpty(database.transaction([...database.objectStoreNames]));
}

/**
 * Puts everything in the reserve into a drawer that was found fresh, all or nothing; whether there were evenings.
 * By the database itself, since it happens while the drawer is being opened, when nothing else may go through it.
 */
export async function fill(database: IDBDatabase, reserve: Drawer): Promise<boolean> {
  const rows = await allRows(reserve);
  if (rows.every(([, { length }]) => length === 0)) return false;
  const transaction = database.transaction([...database.objectStoreNames], "readwrite", { durability: "strict" });
  const committed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  // Another tab that was opened in the same moment may have filled it, and gone on.
  if (await isEmpty(transaction)) await putAll(transaction, rows);
  await committed;
  return rows.some(([table, { length }]) => table === "evenings" && length > 0);
}

/** Asks every table for one key: counting the revisions of many seasons would hold the start up. */
async function isEmpty(transaction: IDBTransaction): Promise<boolean> {
  const first = [...transaction.objectStoreNames].map((name) =>
    answer(transaction.objectStore(name).getAllKeys(undefined, 1)),
  );
  return (await Promise.all(first)).every(({ length }) => length === 0);
}

const allRows = (reserve: Drawer): Promise<Rows> =>
  Promise.all(KEPT_TWICE.map(async (name) => [name, await reserve.table<unknown>(name).toArray()] as const));

async function putAll(transaction: IDBTransaction, all: Rows): Promise<void> {
  for (const [name, rows] of all) {
    const store = transaction.objectStore(name);
    for (const [i, row] of rows.entries()) {
      const putting = store.put(row);
      if (i % ROWS === ROWS - 1) await answer(putting);
    }
  }
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
