// Before Dexie, which looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MIGRATIONS, type Migration, type Result, versionAfter } from "../../src/model/index.ts";
import type { DrawerOptions, Store, StoreFault } from "../../src/store/index.ts";
import { KEPT_TWICE } from "../../src/store/reserve/changes.ts";
import { dumpDatabase } from "../support/database.ts";
import { snapshotOf } from "../support/stored.ts";
import { at, browser, got, open, revision, setup } from "./support.ts";

const COMPUTED_OR_OLDER = ["summaries", "figures", "copies", "copyContents", "copyParts"];

/** A browser with a place apart for the reserve. */
function browserWithPlace() {
  const apart = browser().indexedDB;
  const options = { ...browser(), place: async () => apart } satisfies DrawerOptions;
  const rowsOf = async (factory: IDBFactory, name: string): Promise<Readonly<Record<string, readonly unknown[]>>> => {
    // Looking must not make one.
    if (!(await factory.databases()).some((one) => one.name === name)) return {};
    const { stores } = await dumpDatabase(factory, name);
    const kept = stores.filter((store) => !COMPUTED_OR_OLDER.includes(store.name));
    return Object.fromEntries(kept.map((store) => [store.name, store.rows]));
  };
  return {
    options,
    apart,
    drawer: () => rowsOf(options.indexedDB, "kongekop"),
    reserve: (place = apart) => rowsOf(place, "kongekop-reserve"),
    /** What a browser does that finds the database damaged. */
    lose: () => deleted(options.indexedDB, "kongekop"),
  };
}

const deleted = (factory: IDBFactory, name: string) =>
  new Promise<void>((resolve) => {
    factory.deleteDatabase(name).onsuccess = () => resolve();
  });

const opened = (factory: IDBFactory, name: string) =>
  new Promise<IDBDatabase>((resolve) => {
    const opening = factory.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });

type World = ReturnType<typeof browserWithPlace>;

const isCaughtUp = (world: World) =>
  vi.waitFor(async () => expect(await world.reserve()).toEqual(await world.drawer()), { interval: 10 });

const aStamp = { key: "stamp", value: expect.any(Number) };

/** Opens it, stores something, and waits until the reserve has everything: who only looks writes nothing there. */
async function begin(world: World, options: DrawerOptions = world.options): Promise<Store> {
  const store = await open(options);
  got(await store.drafts.clear("none"));
  await vi.waitFor(async () => expect((await world.reserve())["device"]).toContainEqual(aStamp), { interval: 10 });
  await isCaughtUp(world);
  return store;
}

const create = (store: Store, id: string, revisions = 1) =>
  store.evenings.create({
    document: setup(id),
    createdAt: at,
    people: [{ id: "bo", name: "Bo" }],
    revisions: Array.from({ length: revisions }, (_, i) => revision(`${id}${i}`)),
  });

afterEach(() => vi.useRealTimers());

describe("the reserve", () => {
  test("has what was stored by the time that it is called stored", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    got(await create(store, "e"));
    expect((await world.reserve())["revisions"]).toHaveLength(1);
    got(await store.drafts.save("deal e", { tricks: 7 }));
    got(await store.revisions.add("e", [revision("b")], "deal e"));
    expect(await world.reserve()).toEqual(await world.drawer());
  });

  test("has the same as the drawer after anything that is done to it", async () => {
    const doing = fc.tuple(fc.constantFrom("reload" as const, ...DOABLE), fc.constantFrom("a", "b", "c"));
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { minLength: 4, maxLength: 14 }), async (doings) => {
        const world = browserWithPlace();
        let store = await open(world.options);
        for (const [i, [what, id]] of doings.entries()) {
          if (what === "reload") {
            store.close();
            store = await open(world.options);
          } else got<unknown, StoreFault>(await DOINGS[what](store, id, `${i}`));
        }
        got(await store.drafts.clear("none"));
        await isCaughtUp(world);
      }),
      { numRuns: 40 },
    );
  });

  test("has every table that is neither computed nor a copy of the others", async () => {
    const world = browserWithPlace();
    await open(world.options);
    expect(Object.keys(await world.drawer()).sort()).toEqual([...KEPT_TWICE].sort());
  });

  test("takes an import of more evenings than are written in one go", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    const created = Array.from({ length: 9 }, (_, e) => ({
      document: setup(`e${e}`),
      createdAt: at,
      revisions: Array.from({ length: 60 }, (_, i) => revision(`r${i}`)),
    }));
    got(await store.copies.bringIn({ people: [], profiles: [], created, merged: [] }, { id: "copy", at }));
    expect((await world.reserve())["revisions"]).toHaveLength(540);
    expect(await world.reserve()).toEqual(await world.drawer());
  });

  test("that is new beside a full drawer is filled", async () => {
    const world = browserWithPlace();
    const { place: _, ...alone } = world.options;
    const before = await open(alone);
    for (let i = 0; i < 60; i++) got(await create(before, `e${i}`, 7));
    got(await before.device.changeSettings({ theme: "dark" }));
    before.close();
    await begin(world);
  });

  test("that missed something is brought up to date, and loses what the drawer has not", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    for (const id of ["e", "f", "g"]) got(await create(store, id));
    store.close();
    const without = await open({ ...world.options, place: () => Promise.reject(new Error("not now")) });
    got(await without.revisions.add("e", [revision("later")]));
    got(await without.evenings.setDeleted("f", at));
    got(await without.evenings.remove("g"));
    got(await without.people.remove(["bo"]));
    got(await without.people.put([{ id: "ib", name: "Ib" }]));
    without.close();
    expect(await world.reserve()).not.toEqual(await world.drawer());
    await begin(world);
    expect((await world.reserve())["evenings"]).toHaveLength(2);
  });

  test("is brought up to date after an app that knew of none", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    got(await create(store, "e"));
    store.close();
    const { place: _, ...alone } = world.options;
    const older = await open(alone);
    got(await older.revisions.add("e", [revision("later")]));
    older.close();
    await begin(world);
  });

  test("follows two tabs", async () => {
    const world = browserWithPlace();
    const [one, other] = [await open(world.options), await open(world.options)];
    got(await create(one, "e"));
    got(await other.revisions.add("e", [revision("b")]));
    got(await one.revisions.add("e", [revision("c")]));
    one.close();
    other.close();
    await begin(world);
  });

  test("is brought up to date by an update, like the drawer", async () => {
    const world = browserWithPlace();
    const store = await open(world.options);
    got(await create(store, "e"));
    store.close();
    const rename: Migration = {
      version: versionAfter(MIGRATIONS) + 1,
      name: "a person has a nickname",
      records: { person: (person) => ({ ...person, name: `${person["name"]}!` }) },
    };
    const later = await begin(world, { ...world.options, migrations: [...MIGRATIONS, rename] });
    later.close();
    await world.lose();
    const back = await open({ ...world.options, migrations: [...MIGRATIONS, rename] });
    expect((await snapshotOf(back)).people).toEqual([{ id: "bo", name: "Bo!" }]);
  });
});

describe("a drawer that the browser threw away", () => {
  async function lost() {
    const world = browserWithPlace();
    const store = await begin(world);
    got(await create(store, "e", 3));
    got(await create(store, "f", 250));
    got(await store.evenings.setDeleted("f", at));
    got(await store.drafts.save("deal e", { tricks: 7 }));
    got(await store.device.changeSettings({ club: "Hjørring" }));
    await isCaughtUp(world);
    const before = { ...(await world.drawer()), snapshot: await snapshotOf(store) };
    return { world, store, before };
  }

  test("is filled again before anybody sees it, and it is told once", async () => {
    const { world, store, before } = await lost();
    store.close();
    await world.lose();
    let told = 0;
    const back = await open({ ...world.options, onRefilled: () => told++ });
    expect({ ...(await world.drawer()), snapshot: await snapshotOf(back) }).toEqual(before);
    expect(told).toBe(1);
    got(await back.revisions.add("e", [revision("later")], "deal e"));
    expect(await world.reserve()).toEqual(await world.drawer());
    back.close();
    await open({ ...world.options, onRefilled: () => told++ });
    expect(told).toBe(1);
  });

  test("in two tabs at once is filled once, and what one stores at once stays", async () => {
    const { world, store } = await lost();
    store.close();
    await world.lose();
    const [one] = await Promise.all([
      open(world.options).then(async (one) => {
        got(await one.revisions.add("e", [revision("later")]));
        return one;
      }),
      open(world.options),
    ]);
    expect(got(await one.evenings.load("e"))?.revisions).toHaveLength(4);
    await isCaughtUp(world);
  });

  test("under the app is filled before the next save", async () => {
    const { world, store: first } = await lost();
    first.close();
    const held: IDBDatabase[] = [];
    const indexedDB = {
      open: (name: string, version?: number) => {
        const request = world.options.indexedDB.open(name, version);
        request.addEventListener("success", () => held.push(request.result));
        return request;
      },
    } as unknown as IDBFactory;
    const store = await open({ ...world.options, indexedDB });
    for (const connection of held.splice(0)) connection.close();
    await world.lose();
    got(await store.revisions.add("e", [revision("later")]));
    expect(got(await store.evenings.load("e"))?.revisions).toHaveLength(4);
    expect(await world.reserve()).toEqual(await world.drawer());
  });

  test("without anything in the reserve is new, and nothing is told", async () => {
    let told = 0;
    const world = browserWithPlace();
    const store = await open({ ...world.options, onRefilled: () => told++ });
    expect(got(await store.evenings.isCleared())).toBe(true);
    expect(told).toBe(0);
  });
});

describe("a reserve that fails", () => {
  const failing = {
    "is refused": () => Promise.reject(new DOMException("no", "SecurityError")),
    "cannot be opened": async () =>
      ({
        open: () => {
          throw new DOMException("no", "UnknownError");
        },
      }) as unknown as IDBFactory,
  };

  test.each(Object.entries(failing))("(%s) keeps nobody from opening and storing", async (_, place) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const store = await open({ ...browser(), place });
    got(await create(store, "e"));
    expect(got(await store.evenings.load("e"))?.revisions).toHaveLength(1);
  });

  test("by being thrown away is filled anew with the next save, in the tab that goes on", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    got(await create(store, "e"));
    await deleted(world.apart, "kongekop-reserve");
    got(await create(store, "f"));
    await isCaughtUp(world);
    got(await create(store, "g"));
    expect(await world.reserve()).toEqual(await world.drawer());
  });

  test("by losing its place is filled anew in the next one", async () => {
    const world = browserWithPlace();
    const first = browser().indexedDB;
    const places = [first, world.apart];
    let taken = 0;
    const place = async () => {
      const factory = places[taken] ?? world.apart;
      const open = (name: string, version?: number) => {
        if (factory !== places[taken]) throw new DOMException("the place is gone", "InvalidStateError");
        return factory.open(name, version);
      };
      return { open } as unknown as IDBFactory;
    };
    const store = await open({ ...world.options, place });
    got(await create(store, "e"));
    await vi.waitFor(async () => expect(await world.reserve(first)).toEqual(await world.drawer()), { interval: 10 });
    taken = 1;
    await deleted(first, "kongekop-reserve");
    got(await create(store, "f"));
    await isCaughtUp(world);
  });

  test("in another tab's hands is brought up to date by whichever stores next", async () => {
    const world = browserWithPlace();
    const one = await begin(world);
    await deleted(world.apart, "kongekop-reserve");
    got(await create(one, "e"));
    const other = await open(world.options);
    got(await one.revisions.add("e", [revision("b")]));
    got(await other.revisions.add("e", [revision("c")]));
    await isCaughtUp(world);
  });

  /** Lets time pass, second by second, until something is done. */
  async function inTime<T>(doing: Promise<T>): Promise<T> {
    let isDone = false;
    const done = doing.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      vi.advanceTimersByTime(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return done;
  }

  test("by not opening does not keep the app from opening", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const store = await inTime(open({ ...browser(), place: () => new Promise(() => {}) }));
    got(await create(store, "e"));
  });

  test("by not answering does not hold up a save for long", async () => {
    const world = browserWithPlace();
    const store = await begin(world);
    const busy = await opened(world.apart, "kongekop-reserve");
    let isBusy = true;
    const rows = busy.transaction("people", "readwrite").objectStore("people");
    const goOn = () => {
      if (isBusy) rows.count().onsuccess = goOn;
    };
    goOn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    got(await inTime(create(store, "e")));
    isBusy = false;
    vi.useRealTimers();
    await isCaughtUp(world);
  });
});

type Doing = (store: Store, id: string, nth: string) => Promise<Result<unknown, StoreFault>>;

const DOINGS = {
  create: (store, id) => create(store, id, 3),
  add: (store, id, nth) => store.revisions.add(id, [revision(nth)], `deal ${id}`),
  draft: (store, id, nth) => store.drafts.save(`deal ${id}`, nth),
  clear: (store, id) => store.drafts.clear(`deal ${id}`),
  delete: (store, id) => store.evenings.setDeleted(id, at),
  restore: (store, id) => store.evenings.setDeleted(id, null),
  remove: (store, id) => store.evenings.remove(id),
  people: (store, id, nth) => store.people.name([{ id, name: `Bo ${nth}` }]),
  season: (store, id, nth) => store.seasons.put([{ id, name: nth, from: "2026-01-01", to: "2026-12-31" }]),
  settings: (store, id) => store.device.changeSettings({ club: id }),
  import: (store, id, nth) =>
    store.copies.bringIn(
      { people: [], profiles: [], created: [{ document: setup(`${id}${nth}`), createdAt: at }], merged: [] },
      { id: `copy ${nth}`, at },
    ),
  "put back": async (store, _, nth) => {
    const [first] = await new Promise<readonly { readonly id: string }[]>((resolve) => {
      const stop = store.copies.all.subscribe((copies) => {
        queueMicrotask(() => stop());
        resolve(got(copies));
      });
    });
    return store.copies.putBack(first?.id ?? "", { id: `copy ${nth}`, at });
  },
} satisfies Readonly<Record<string, Doing>>;

const DOABLE = Object.keys(DOINGS) as (keyof typeof DOINGS)[];
