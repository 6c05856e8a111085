import { describe, expect, test } from "vitest";
import { at, got, heard, open, revision, setup } from "./support.ts";

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
    const { evenings, people, settings } = got(await store.copies.snapshot());
    expect(evenings.map(({ id, revisions }) => [id, revisions])).toEqual([
      ["e", 2],
      ["f", 1],
    ]);
    expect(people.map(({ name }) => name)).toEqual(["Bo", "Ib"]);
    expect([settings.club, settings.theme]).toEqual(["Hjørring", "system"]);
  });

  test("brings back an evening that was deleted, with what happened in both", async () => {
    const store = await withEvening();
    got(await store.evenings.setDeleted("e", at));
    const created = [{ document: { ...setup("e"), club: "theirs" }, createdAt: at, revisions: [revision("b")] }];
    got(await store.copies.bringIn({ ...nothing, created }, { id: "copy", at }));
    const [back] = got(await store.evenings.loadAll());
    expect(back?.evening.document).toEqual(setup("e"));
    expect(back?.revisions).toEqual([revision("a"), revision("b")]);
  });

  test("that fails in its middle leaves everything as it was, without a safety copy", async () => {
    const store = await withEvening();
    const before = got(await store.copies.snapshot());
    const broken = { ...setup("f"), note: (() => "not to be cloned") as unknown as string };
    const answer = await store.copies.bringIn(
      { ...nothing, people: [{ id: "ib", name: "Ib" }], created: [{ document: broken, createdAt: at }] },
      { id: "copy", at },
    );
    expect(answer).toEqual({ ok: false, error: { why: "unknown" } });
    expect(got(await store.copies.snapshot())).toEqual(before);
    expect(await heard(store.copies.all).until((copies) => copies !== undefined)).toEqual([]);
  });
});

describe("a safety copy", () => {
  test("puts everything back as it was, and is itself undone by the one that is then kept", async () => {
    const store = await withEvening();
    const ours = { id: "ours", game: "tarok", rules: { name: "Vores" } } as const;
    got(await store.profiles.put([ours]));
    const before = got(await store.copies.snapshot());
    const profiles = [{ ...ours, rules: { name: "Klubbens" } }];
    const brought = { ...nothing, profiles, people: [{ id: "ib", name: "Ib" }], settings: { theme: "dark" as const } };
    got(
      await store.copies.bringIn(
        { ...brought, merged: [{ evening: "e", revisions: [revision("b")] }] },
        { id: "1", at },
      ),
    );
    const after = got(await store.copies.snapshot());
    const news = heard(store.revisions.after("e", { epoch: 0, revisions: 2 }));
    expect(got(await store.copies.putBack("1", { id: "2", at }))).toBe(true);
    const withoutEpochs = ({ evenings, ...rest }: typeof before) => ({
      ...rest,
      evenings: evenings.map((row) => ({ ...row, epoch: 0 })),
    });
    expect(withoutEpochs(got(await store.copies.snapshot()))).toEqual(before);
    await news.until((latest) => latest?.kind === "anew");
    expect(got(await store.copies.putBack("2", { id: "3", at }))).toBe(true);
    expect(withoutEpochs(got(await store.copies.snapshot()))).toEqual(after);
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
