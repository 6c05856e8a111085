import { describe, expect, test } from "vitest";
import { readEvening, replay, stateAfter } from "../../../src/ledger/index.ts";
import { anApp, aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const BOOKS = stateAfter(replay(file)).books;

describe("the app over its drawer", () => {
  test("an evening recorded is there in the next tab, and after a restart", async () => {
    const store = await aStore();
    const evening = await begun(anApp(store), file);
    await record(evening, file);
    const again = await openedIn(anApp(store), evening.id);
    expect(again.now.value.books).toEqual(BOOKS);
    expect(again.lines.value).toHaveLength(28);
  });

  test("two tabs follow each other live, and what both save stands once", async () => {
    const here = anApp(await aStore("two tabs"));
    const there = anApp(await aStore("two tabs"));
    const mine = await begun(here, file);
    const theirs = await openedIn(there, mine.id);
    const [entry] = file.entries;
    if (!entry) throw new Error("no deal");
    const change = { kind: "add", entry, revision: "5f0c3c4e-0000-4000-8000-000000000001" } as const;
    await Promise.all([mine.apply(change), theirs.apply(change)]);
    await until(mine.lines, ({ length }) => length === 1);
    await until(theirs.lines, ({ length }) => length === 1);
    expect(theirs.lines.value.map(({ entry: { id } }) => id)).toEqual(mine.lines.value.map(({ entry: { id } }) => id));
  });

  test("the list shows what an evening has come to, newest first, under the directory's names", async () => {
    const store = await aStore();
    const app = anApp(store);
    const evening = await begun(app, file);
    await begun(app, { ...file, startedAt: "2026-11-01T19:00:00+01:00" });
    await record(evening, file);
    await store.people.put([{ id: "p0", name: "Anders And" }]);
    const cards = await until(
      app.evenings,
      (all) => all?.[1]?.deals === 28 && all[1].players[0]?.name === "Anders And",
    );
    expect(cards?.map(({ startedAt }) => startedAt)).toEqual(["2026-11-01T19:00:00+01:00", file.startedAt]);
    expect(cards?.[1]).toMatchObject({ running: true, deals: 28, pots: BOOKS.pots });
    expect(cards?.[1]?.players.map(({ id, points }) => [id, points])).toEqual(Object.entries(BOOKS.players));
    await app.deleteEvening(evening.id);
    await until(app.evenings, (all) => all?.length === 1);
    await app.restoreEvening(evening.id);
    await until(app.evenings, (all) => all?.length === 2);
  });

  test("an evening that cannot be is not begun, and says why", async () => {
    const app = anApp(await aStore());
    const { id: _, end: __, entries: ___, ...setup } = file;
    expect(await app.startEvening({ ...setup, firstDealer: "nobody" })).toEqual({
      ok: false,
      error: {
        kind: "problems",
        problems: [expect.objectContaining({ code: "unknownPlayer", path: ["firstDealer"] })],
      },
    });
  });

  test("everything out and in again: the same evenings, and a second time nothing new", async () => {
    const from = anApp(await aStore());
    await record(await begun(from, file), file);
    const out = await from.data.exportAll();
    if (!out.ok) throw new Error("not exported");
    const to = anApp(await aStore());
    const preview = await to.data.previewImport(out.value.blob);
    if (!preview.ok) throw new Error(JSON.stringify(preview.error));
    expect([preview.value.added.length, preview.value.known, preview.value.newPeople([])]).toEqual([
      1,
      0,
      file.players.map(({ name }) => name),
    ]);
    expect(await to.data.applyImport({ evenings: {}, samePeople: [], settings: true })).toEqual({ ok: true });
    const again = await to.data.previewImport(out.value.blob);
    expect(again).toMatchObject({ ok: true, value: { added: [], changed: [], known: 1 } });
    const outAgain = await to.data.exportAll();
    if (!outAgain.ok) throw new Error("not exported");
    const [before, after] = await Promise.all(
      [out, outAgain].map(async ({ value }) => JSON.parse(await value.blob.text())),
    );
    expect(after.evenings).toEqual(before.evenings);
    expect(readEvening(after.evenings[0]).ok).toBe(true);
  });

  test("two copies that went different ways: each choice gives what it says", async () => {
    const store = await aStore();
    const app = anApp(store);
    const evening = await begun(app, file);
    const [first, second, third] = file.entries;
    if (!first || !second || !third) throw new Error("too few deals");
    await evening.apply({ kind: "add", entry: first });
    const out = await app.data.exportAll();
    if (!out.ok) throw new Error("not exported");
    const other = anApp(await aStore());
    await other.data.previewImport(out.value.blob);
    await other.data.applyImport({ evenings: {}, samePeople: [], settings: false });
    await (await openedIn(other, evening.id)).apply({ kind: "add", entry: second });
    await evening.apply({ kind: "add", entry: { ...second, id: "another", note: "noted here" } as never });
    const theirs = await other.data.exportAll();
    if (!theirs.ok) throw new Error("not exported");
    const preview = await app.data.previewImport(theirs.value.blob);
    expect(preview).toMatchObject({
      ok: true,
      value: { changed: [{ mine: { deals: 2 }, theirs: { deals: 2 }, merged: { deals: 3 } }] },
    });
    await app.data.applyImport({ evenings: { [evening.id]: "theirs" }, samePeople: [], settings: false });
    const taken = await until(evening.lines, (lines) => lines.length === 2 && lines[1]?.entry.id === second.id);
    expect(taken.map(({ entry: { id } }) => id)).toEqual([first.id, second.id]);
  });
});
