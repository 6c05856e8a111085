import { afterEach, describe, expect, test, vi } from "vitest";
import { MIGRATIONS, type Migration, versionAfter } from "../../src/model/index.ts";
import { askForProtection, isProtected, openStore } from "../../src/store/index.ts";
import { snapshotOf } from "../support/stored.ts";
import { at, browser, got, open, revision, setup } from "./support.ts";

const rename: Migration = {
  version: versionAfter(MIGRATIONS) + 1,
  name: "a person has a nickname",
  records: {
    person: (person) => ({ ...person, name: `${person["name"]}!` }),
    evening: (evening) => ({ ...evening, club: "migrated" }),
    revision: (row) => ({ ...row, by: "migrated" }),
    settings: (settings) => ({ ...settings, club: "migrated" }),
  },
};

afterEach(() => vi.restoreAllMocks());

describe("opening", () => {
  test("brings an older database up to date, and the safety copies in it", async () => {
    const where = browser();
    const old = await open(where);
    got(
      await old.evenings.create({
        document: setup("e"),
        createdAt: at,
        people: [{ id: "bo", name: "Bo" }],
        revisions: [revision("a")],
      }),
    );
    got(await old.device.changeSettings({ theme: "dark" }));
    got(await old.device.setExportedAt(at));
    got(await old.copies.bringIn({ people: [], profiles: [], created: [], merged: [] }, { id: "copy", at }));
    old.close();
    const store = await open({ ...where, migrations: [...MIGRATIONS, rename] });
    const expectMigrated = async () => {
      const { people, evenings, settings } = await snapshotOf(store);
      expect(people).toEqual([{ id: "bo", name: "Bo!" }]);
      expect(evenings[0]?.evening.document).toEqual({ ...setup("e"), club: "migrated" });
      expect(evenings[0]?.revisions[0]).toEqual({ ...revision("a"), by: "migrated" });
      expect([settings.club, settings.theme]).toEqual(["migrated", "dark"]);
    };
    await expectMigrated();
    expect(got(await store.copies.putBack("copy", { id: "later", at }))).toBe(true);
    await expectMigrated();
  });

  test("leaves a database of a later app alone and says so", async () => {
    const where = browser();
    (await open({ ...where, migrations: [...MIGRATIONS, rename] })).close();
    expect(await openStore(where)).toEqual({ ok: false, error: { why: "newer" } });
  });

  test("of an update closes the older tabs, which say so and answer `closed`", async () => {
    const where = browser();
    let closed = 0;
    const old = await open({ ...where, onClosed: () => closed++ });
    const store = await open({ ...where, migrations: [...MIGRATIONS, rename] });
    expect(closed).toBe(1);
    expect(await old.drafts.save("deal e", 1)).toEqual({ ok: false, error: { why: "closed" } });
    got(await store.drafts.save("deal e", 1));
  });

  test("says `blocked` where another tab does not let go", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const where = browser();
    await new Promise((resolve) => {
      where.indexedDB.open("kongekop", 20).onsuccess = resolve;
    });
    expect(await openStore({ ...where, migrations: [...MIGRATIONS, rename] })).toEqual({
      ok: false,
      error: { why: "blocked" },
    });
  });

  test.each([
    ["unavailable", "SecurityError"],
    ["unavailable", "InvalidStateError"],
    ["unknown", "UnknownError"],
    ["quota", "QuotaExceededError"],
  ])("says `%s` where the browser answers %s", async (why, name) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const broken = {
      open: () => {
        throw new DOMException("no", name);
      },
    } as unknown as IDBFactory;
    expect(await openStore({ ...browser(), indexedDB: broken })).toEqual({ ok: false, error: { why } });
  });

  test("leaves everything as it was where the upgrade breaks off, and brings it up to date the next time", async () => {
    const where = browser();
    const old = await open(where);
    got(await old.people.put([{ id: "bo", name: "Bo" }]));
    old.close();
    const { name } = rename;
    const broken: Migration = {
      ...rename,
      name: `${name}, broken`,
      records: {
        person: () => {
          throw new Error("half-way");
        },
      },
    };
    expect(await openStore({ ...where, migrations: [...MIGRATIONS, broken] })).toEqual({
      ok: false,
      error: { why: "unknown" },
    });
    const same = await open(where);
    expect((await snapshotOf(same)).people).toEqual([{ id: "bo", name: "Bo" }]);
    same.close();
    const store = await open({ ...where, migrations: [...MIGRATIONS, rename] });
    expect((await snapshotOf(store)).people).toEqual([{ id: "bo", name: "Bo!" }]);
  });
});

describe("a connection that the browser cut", () => {
  /** Cuts every connection made until now, as a browser does that runs short, and opens none for a while. */
  function breakable() {
    const where = browser();
    const held: IDBDatabase[] = [];
    let refused = 0;
    const indexedDB = {
      open: (name: string, version?: number) => {
        if (refused-- > 0) throw new DOMException("no", "AbortError");
        const request = where.indexedDB.open(name, version);
        request.addEventListener("success", () => held.push(request.result));
        return request;
      },
    } as unknown as IDBFactory;
    const cut = (times: number) => {
      refused = times;
      for (const connection of held.splice(0)) connection.close();
    };
    return { where, options: { ...where, indexedDB }, cut };
  }

  test("and that could not be opened at once is opened when it is tried again", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { options, cut } = breakable();
    const store = await open(options);
    got(await store.drafts.save("deal e", 1));
    cut(1);
    expect(await store.drafts.save("deal e", 2)).toMatchObject({ ok: false });
    await vi.waitFor(async () => got(await store.drafts.save("deal e", 3)));
    expect(got(await store.drafts.load("deal e"))).toBe(3);
  });

  test("stays closed where another tab's update has the database now", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { where, options, cut } = breakable();
    const old = await open(options);
    cut(0);
    const store = await open({ ...where, migrations: [...MIGRATIONS, rename] });
    for (const _ of [1, 2]) expect(await old.drafts.save("deal e", 1)).toEqual({ ok: false, error: { why: "newer" } });
    expect(got(await store.drafts.load("deal e"))).toBeUndefined();
  });

  test("stays closed where it was let go", async () => {
    const { options, cut } = breakable();
    const store = await open(options);
    cut(0);
    store.close();
    for (const _ of [1, 2])
      expect(await store.drafts.save("deal e", 1)).toEqual({ ok: false, error: { why: "closed" } });
  });
});

describe("protection", () => {
  test("is what the browser answers, and null where it cannot", async () => {
    const manager = { persisted: async () => false, persist: async () => true };
    expect([await isProtected(() => manager), await askForProtection(() => manager)]).toEqual([false, true]);
    expect([await isProtected(() => ({})), await askForProtection(() => ({}))]).toEqual([null, null]);
    const refusing = { persist: () => Promise.reject(new Error("private")) };
    expect(await askForProtection(() => refusing)).toBeNull();
  });
});
