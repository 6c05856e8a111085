import type { Table } from "dexie";
import { eachPage, portions } from "../pieces.ts";
import { rowsIn } from "../revisions.ts";
import type { Drawer, StoredEvening } from "../tables.ts";
import { KEPT_TWICE } from "./changes.ts";

/** Does some work between what else is to be written, one after the other. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a reserve what the drawer is. Piece by piece: what is stored meanwhile goes in between. */
export async function catchUp(drawer: Drawer, reserve: Drawer, inTurn: InTurn): Promise<void> {
  for (const name of KEPT_TWICE) {
    if (name !== "evenings" && name !== "revisions") await inTurn(() => copyTable(drawer, reserve, name));
  }
  await copyEvenings(drawer, reserve, inTurn);
  await inTurn(() => removeOthers(drawer, reserve));
}

/** Makes a table that stands by itself what it is in the drawer. */
export async function copyTable(drawer: Drawer, reserve: Drawer, name: string): Promise<void> {
  const from = drawer.table<Row, string>(name);
  const to = reserve.table<Row, string>(name);
  const [rows, here, there] = await Promise.all([from.toArray(), keysOf(from), keysOf(to)]);
  await to.bulkDelete(without(there, here).filter((key) => !isStamp(name, key)));
  for (const some of portions(rows, () => 1)) await to.bulkPut(some.filter(({ key }) => !isStamp(name, key)));
}

interface Row {
  readonly key?: unknown;
}

/** That the reserve has everything is said at the end. */
const isStamp = (table: string, key: unknown): boolean => table === "device" && key === "stamp";

/** An evening that has as much in both, and in the same epoch, is the same. */
async function copyEvenings(drawer: Drawer, reserve: Drawer, inTurn: InTurn): Promise<void> {
  await eachPage(drawer, async (page) => {
    const there = await reserve.evenings.bulkGet(page.map(({ id }) => id));
    const others = page.filter((row, i) => !isSame(row, there[i]));
    for (const some of portions(others, ({ revisions }) => revisions)) {
      await inTurn(() =>
        copySome(
          drawer,
          reserve,
          some.map(({ id }) => id),
        ),
      );
    }
  });
}

const isSame = (a: StoredEvening, b: StoredEvening | undefined): boolean =>
  b !== undefined && a.revisions === b.revisions && a.epoch === b.epoch && a.deletedAt === b.deletedAt;

async function copySome(drawer: Drawer, reserve: Drawer, ids: readonly string[]): Promise<void> {
  const [evenings, revisions] = await drawer.transaction("r", drawer.evenings, drawer.revisions, () =>
    Promise.all([drawer.evenings.bulkGet([...ids]), Promise.all(ids.map((id) => rowsIn(drawer, id).toArray()))]),
  );
  await reserve.transaction("rw", reserve.evenings, reserve.revisions, async () => {
    for (const id of ids) await rowsIn(reserve, id).delete();
    await reserve.revisions.bulkPut(revisions.flat());
    await reserve.evenings.bulkPut(evenings.filter((row) => row !== undefined));
  });
}

async function removeOthers(drawer: Drawer, reserve: Drawer): Promise<void> {
  const gone = without(await keysOf(reserve.evenings), await keysOf(drawer.evenings));
  await reserve.transaction("rw", reserve.evenings, reserve.revisions, async () => {
    for (const id of gone) await rowsIn(reserve, id).delete();
    await reserve.evenings.bulkDelete(gone);
  });
}

const keysOf = (table: Pick<Table<unknown, string>, "toCollection">) => table.toCollection().primaryKeys();

function without(all: readonly string[], known: readonly string[]): string[] {
  const there = new Set(known);
  return all.filter((key) => !there.has(key));
}
