// Dexie looks for a database of the browser when it is loaded, and live values need one.
import "fake-indexeddb/auto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { DEFAULT_SETTINGS, points, type Result, type Revision, type Setup } from "../../src/model/index.ts";
import { type DrawerOptions, type Observable, openStore, type Store } from "../../src/store/index.ts";

/** A browser's storage of its own; whoever opens it again is another tab. */
export const browser = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

export async function open(options: DrawerOptions = browser()): Promise<Store> {
  return got(await openStore(options));
}

export function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const at = "2026-01-01T20:00:00Z";

export const setup = (id: string): Setup => ({
  id,
  game: "tarok",
  startedAt: at,
  money: DEFAULT_SETTINGS.money,
  jetons: { issued: points(0) },
  rules: { name: "Hjørring" },
  players: [{ id: "bo", name: "Bo" }],
  seats: ["bo"],
  firstDealer: "bo",
  end: null,
});

export const revision = (id: string, of = id): Revision => ({
  id,
  of,
  replaces: [],
  after: null,
  entry: { id: of },
  at,
});

/** Listens, and answers what was told so far and a way to wait for what comes. */
export function heard<T>(observable: Observable<T>) {
  const told: T[] = [];
  const waiting: (() => void)[] = [];
  const stop = observable.subscribe((answer) => {
    told.push(got(answer));
    for (const wake of waiting.splice(0)) wake();
  });
  const until = async (isThere: (latest: T | undefined) => boolean): Promise<T | undefined> => {
    while (!isThere(told.at(-1))) await new Promise<void>((resolve) => waiting.push(resolve));
    return told.at(-1);
  };
  return { told, until, stop };
}
