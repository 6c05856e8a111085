import { describe, expect, test, vi } from "vitest";
import { snapshotOf } from "../support/stored.ts";
import { at, browser, got, heard, open, revision, setup } from "./support.ts";

const bo = { id: "bo", name: "Bo" };
const nothing = { people: [], profiles: [], created: [], merged: [] };

async function withEvening() {
  const store = await open();
  got(await store.evenings.create({ document: setup("e"), createdAt: at, people: [bo], revisions: [revision("a")] }));
  return store;
}

describe("an import", () => {
  test("brings in new evenings, merges known ones by union, and changes only the settings it names", async () => {
    const store = await withEvening();
    const brought = {
      people: [
        { id: "ib", name: "Ib" },
        { id: "bo", name: "Bo as he was called then" },
      ],
      profiles: [],
      created: [{ document: setup("f"), createdAt: at, revisions: [revision("a")] }],
      merged: [{ evening: "e", revisions: [revision("a"), revision("b")] }],
      settings: { club: "Hjørring" },
    };
    got(await store.copies.bringIn(brought, { id: "copy", at }));
    const { evenings, people, settings } = await snapshotOf(store);
    expect(evenings.map(({ evening, revisions }) => [evening.id, evening.revisions, revisions.length])).toEqual([
      ["e", 2, 2],
      ["f", 1, 1],
    ]);
    expect(people.map(({ name }) => name)).toEqual(["Bo", "Ib"]);
    expect([settings.club, settings.theme]).toEqual(["Hjørring", "system"]);
  });

  test("brings back an evening that was deleted, with what happened in both", async () => {
    const store = await withEvening();
    got(await store.evenings.setDeleted("e", at));
    const created = [{ document: { ...setup("e"), club: "theirs" }, createdAt: at, revisions: [revision("b")] }];
    got(await store.copies.bringIn({ ...nothing, created }, { id: "copy", at }));
    const [back] = (await snapshotOf(store)).evenings;
    expect(back?.evening.document).toEqual(setup("e"));
    expect(back?.revisions).toEqual([revision("a"), revision("b")]);
  });

  test("that fails in its middle leaves everything as it was, without a safety copy", async () => {
    const store = await withEvening();
    const before = await snapshotOf(store);
    const broken = { ...setup("f"), note: (() => "not to be cloned") as unknown as string };
    const answer = await store.copies.bringIn(
      { ...nothing, people: [{ id: "ib", name: "Ib" }], created: [{ document: broken, createdAt: at }] },
      { id: "copy", at },
    );
    expect(answer).toEqual({ ok: false, error: { why: "unknown" } });
    expect(await snapshotOf(store)).toEqual(before);
    expect(await heard(store.copies.all).until((copies) => copies !== undefined)).toEqual([]);
  });
});

/** More than are read or written in one go: some of them empty, one of them very long. */
const MANY = Array.from({ length: 70 }, (_, i) => ({
  document: setup(`many ${String(i).padStart(2, "0")}`),
  createdAt: at,
  revisions: Array.from({ length: i === 30 ? 900 : i % 20 }, (_, row) => revision(`r${row}`)),
}));

describe("many evenings", () => {
  test("come in and are put back piece by piece, which is told on the way", async () => {
    const store = await withEvening();
    const before = await snapshotOf(store);
    const told: number[] = [];
    const tell = (share: number) => told.push(share);
    got(await store.copies.bringIn({ ...nothing, created: MANY }, { id: "1", at }, tell));
    const many = await snapshotOf(store);
    expect(many.evenings.slice(1).map(({ revisions }) => revisions)).toEqual(MANY.map(({ revisions }) => revisions));
    expect(many.evenings.slice(1).map(({ evening }) => [evening.document, evening.revisions])).toEqual(
      MANY.map(({ document, revisions }) => [document, revisions.length]),
    );
    expect([told, told.length > 3, told.at(-1)]).toEqual([told.toSorted((a, b) => a - b), true, 1]);
    told.length = 0;
    got(await store.copies.putBack("1", { id: "2", at }, tell));
    expect((await snapshotOf(store)).evenings.map(({ revisions }) => revisions)).toEqual(
      before.evenings.map(({ revisions }) => revisions),
    );
    got(await store.copies.putBack("2", { id: "3", at }, tell));
    const again = await snapshotOf(store);
    expect(again.evenings.map(({ revisions }) => revisions)).toEqual(many.evenings.map(({ revisions }) => revisions));
    expect([told.length > 6, told.at(-1)]).toEqual([true, 1]);
  });

  test("of which the last cannot come in leave everything as it was", async () => {
    const store = await withEvening();
    const before = await snapshotOf(store);
    const broken = { document: setup("z"), createdAt: at, revisions: [{ ...revision("a"), by: (() => 1) as never }] };
    const answer = await store.copies.bringIn({ ...nothing, created: [...MANY, broken] }, { id: "1", at });
    expect(answer).toEqual({ ok: false, error: { why: "unknown" } });
    expect(await snapshotOf(store)).toEqual(before);
    expect(got(await store.copies.putBack("1", { id: "2", at }))).toBe(false);
  });

  test("of which one cannot be put back leave everything as it was, and no copy", async () => {
    const where = browser();
    const store = await open(where);
    got(await store.copies.bringIn({ ...nothing, created: MANY }, { id: "1", at }));
    got(await store.copies.bringIn(nothing, { id: "2", at }));
    const before = await snapshotOf(store);
    const put = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await store.copies.putBack("2", { id: "3", at })).toEqual({ ok: false, error: { why: "quota" } });
    put.mockRestore();
    expect(await snapshotOf(store)).toEqual(before);
    expect(got(await store.copies.putBack("3", { id: "4", at }))).toBe(false);
  });
});

describe("a safety copy", () => {
  test("that is the oldest is whole when it is put back, though it makes room in the same breath", async () => {
    const store = await open();
    got(await store.copies.bringIn({ ...nothing, created: MANY }, { id: "0", at }));
    for (const id of ["1", "2", "3", "4", "5"]) got(await store.copies.bringIn(nothing, { id, at }));
    const before = await snapshotOf(store);
    got(await store.copies.putBack("1", { id: "6", at }));
    const revisions = ({ evenings }: typeof before) => evenings.map((one) => one.revisions);
    expect(revisions(await snapshotOf(store))).toEqual(revisions(before));
    expect(got(await store.copies.putBack("1", { id: "7", at }))).toBe(false);
  });

  test("puts everything back as it was, and is itself undone by the one that is then kept", async () => {
    const store = await withEvening();
    const ours = { id: "ours", game: "tarok", rules: { name: "Vores" } } as const;
    got(await store.profiles.put([ours]));
    const before = await snapshotOf(store);
    const profiles = [{ ...ours, rules: { name: "Klubbens" } }];
    const brought = { ...nothing, profiles, people: [{ id: "ib", name: "Ib" }], settings: { theme: "dark" as const } };
    got(
      await store.copies.bringIn(
        { ...brought, merged: [{ evening: "e", revisions: [revision("b")] }] },
        { id: "1", at },
      ),
    );
    const after = await snapshotOf(store);
    const news = heard(store.revisions.after("e", { epoch: 0, revisions: 2 }));
    expect(got(await store.copies.putBack("1", { id: "2", at }))).toBe(true);
    const withoutEpochs = ({ evenings, ...rest }: typeof before) => ({
      ...rest,
      evenings: evenings.map(({ evening, revisions }) => ({ evening: { ...evening, epoch: 0 }, revisions })),
    });
    expect(withoutEpochs(await snapshotOf(store))).toEqual(before);
    await news.until((latest) => latest?.kind === "anew");
    expect(got(await store.copies.putBack("2", { id: "3", at }))).toBe(true);
    expect(withoutEpochs(await snapshotOf(store))).toEqual(after);
  });

  test("that is not there changes nothing", async () => {
    const store = await withEvening();
    expect(got(await store.copies.putBack("none", { id: "2", at }))).toBe(false);
  });

  test("makes room for newer ones: the last five are kept", async () => {
    const store = await withEvening();
    for (const id of ["1", "2", "3", "4", "5", "6"]) got(await store.copies.bringIn(nothing, { id, at }));
    const copies = await heard(store.copies.all).until((all) => all !== undefined);
    expect(copies?.map(({ id, evenings }) => [id, evenings])).toEqual([
      ["6", 1],
      ["5", 1],
      ["4", 1],
      ["3", 1],
      ["2", 1],
    ]);
    expect(got(await store.copies.putBack("1", { id: "7", at }))).toBe(false);
  });
});
