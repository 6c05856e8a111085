import type { Table } from "dexie";
import type { Result } from "../model/index.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { atMost } from "./patience.ts";
import type { Change } from "./reserve/changes.ts";
import { type Step, stampAnew, stampOf } from "./reserve/stamp.ts";
import type { Drawer } from "./tables.ts";

/** Milliseconds that a reserve may take, and besides for each row: one that hangs does not hold up the table. */
const PATIENCE = { least: 2_000, row: 2 };

/** Stores all or nothing, and answers once it is in the reserve too: what the screen calls saved lies in two places. */
export const write = <T>(
  drawer: Drawer,
  tables: readonly Table[],
  work: () => PromiseLike<T>,
): Promise<Result<T, StoreFault>> =>
  attempt(async () => {
    const { value, changes, step } = await stored(drawer, tables, work);
    if (drawer.reserve && step) await atMost(patienceFor(changes), drawer.reserve.take(drawer, changes, step));
    return value;
  });

/** Stores what may be a tap behind in the reserve: nobody waits for that. */
export const writeDraft = (drawer: Drawer, work: () => PromiseLike<unknown>): Promise<Result<void, StoreFault>> =>
  attempt(async () => {
    const changes = await within(drawer, [drawer.drafts], async (transaction) => {
      await work();
      return drawer.reserve?.changesIn(transaction) ?? [];
    });
    void drawer.reserve?.take(drawer, changes);
  });

interface Stored<T> {
  readonly value: T;
  readonly changes: readonly Change[];
  /** Absent where nothing changed, or there is no reserve. */
  readonly step?: Step;
}

function stored<T>(drawer: Drawer, tables: readonly Table[], work: () => PromiseLike<T>): Promise<Stored<T>> {
  const { reserve } = drawer;
  return within(drawer, [...tables, drawer.device], async (transaction) => {
    const value = await work();
    const changes = reserve?.changesIn(transaction) ?? [];
    if (changes.length === 0) return { value, changes };
    const before = await stampOf(drawer);
    return { value, changes, step: { before, after: await stampAnew(drawer) } };
  });
}

/** In one transaction. Once the browser has broken it off, what comes next only says that it is over: the first cause is told. */
const within = <T>(
  drawer: Drawer,
  tables: Table[],
  work: (transaction: IDBTransaction) => PromiseLike<T>,
): Promise<T> =>
  drawer.transaction("rw", tables, async ({ idbtrans }) => {
    try {
      return await work(idbtrans);
    } catch (error) {
      throw idbtrans.error ?? error;
    }
  });

const patienceFor = (changes: readonly Change[]): number =>
  changes.reduce((ms, change) => ms + (change.kind === "put" ? change.rows.length * PATIENCE.row : 0), PATIENCE.least);
