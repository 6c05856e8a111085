import { describe, expect, test } from "vitest";
import { replay, stateAfter } from "../../src/ledger/index.ts";
import { isSample, SAMPLE_ID } from "../../src/model/index.ts";
import { sampleEvening, sampleFile } from "../../src/state/sample/index.ts";
import { anApp, aStore, begun, openedIn, until } from "../support/app.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { snapshotOf } from "../support/stored.ts";

const NOW = "2026-11-30T21:12:00.000+01:00";

test("the sample is an evening like any other: the door of every file reads it, and its payments sum to zero", () => {
  const evening = sampleEvening("Prøveaften", NOW);
  const { players, pots, difference } = stateAfter(replay(evening)).books;
  expect(evening.end).toBeNull();
  expect(evening.entries.at(-1)?.at).toBe("2026-11-30T21:05:00.000+01:00");
  expect(Object.values({ ...players, ...pots }).reduce((sum, amount) => sum + amount, 0) + difference).toBe(0);
  expect(players).toEqual({ ellen: 125, viggo: -520, ruth: 285, svend: -130 });
  expect(pots).toEqual({ pagat: 160, king: 80 });
  const reasons = new Set(replay(evening).postings.flatMap(({ transfers }) => transfers.map(({ reason }) => reason)));
  expect(reasons.size).toBeGreaterThan(10);
});

async function withSample() {
  const store = await aStore();
  const app = anApp(store);
  await app.sample.open("Prøveaften");
  return { store, app };
}

describe("the sample in the drawer", () => {
  test("is opened with its deals recorded, and goes on from there, also where it is opened twice", async () => {
    const { app } = await withSample();
    const evening = await openedIn(app, SAMPLE_ID);
    expect([evening.setup.value.place, evening.lines.value.length]).toEqual(["Prøveaften", 9]);
    await evening.undo();
    await app.sample.open("Prøveaften");
    expect(evening.lines.value).toHaveLength(8);
    expect((await until(app.sample.card, (card) => card?.deals === 7))?.running).toBe(true);
  });

  test("is in no list of evenings, no pattern for the next one, and no backup", async () => {
    const { app, store } = await withSample();
    expect(await until(app.evenings, (all) => all !== null)).toEqual([]);
    expect(await until(app.front, (front) => front !== null)).toEqual({
      running: [],
      ended: [],
      endedCount: 0,
      uncopied: 0,
    });
    expect(await until(app.lastTables.tarok, (table) => table !== undefined)).toBeNull();
    const evening = await openedIn(app, SAMPLE_ID);
    await evening.end();
    expect(await until(app.evenings, (all) => all !== null)).toEqual([]);
    const backup = await app.data.exportAll();
    expect(backup.ok && JSON.parse(await backup.value.blob.text())).toMatchObject({ evenings: [], people: [] });
    await store.copies.bringIn({ people: [], profiles: [], created: [], merged: [] }, { id: "copy", at: NOW });
    await store.copies.putBack("copy", { id: "again", at: NOW });
    expect(await store.evenings.load(SAMPLE_ID)).toEqual({ ok: true, value: undefined });
  });

  test("brings nobody into the directory, not even who joins it", async () => {
    const { app, store } = await withSample();
    const evening = await openedIn(app, SAMPLE_ID);
    const joined = { type: "join", id: "join", player: "tove", after: null };
    const done = await evening.apply({ kind: "add", entry: joined, newcomer: { id: "tove", name: "Tove" } });
    expect([done.ok, evening.name("tove")]).toEqual([true, "Tove"]);
    expect((await snapshotOf(store)).people).toEqual([]);
  });

  test("is gone without a trace, and can be made anew as it was", async () => {
    const { app, store } = await withSample();
    const evening = await openedIn(app, SAMPLE_ID);
    await evening.undo();
    await evening.announceLastDeal(12);
    await app.sample.discard();
    const left = await Promise.all([store.evenings.load(SAMPLE_ID), store.drafts.load(`lastDeal ${SAMPLE_ID}`)]);
    expect(left.map((one) => one.ok && one.value)).toEqual([undefined, undefined]);
    await until(app.openEvening(SAMPLE_ID), ({ status }) => status === "missing");
    await app.sample.open("Prøveaften");
    expect((await openedIn(app, SAMPLE_ID)).lines.value).toHaveLength(9);
  });

  test("leaves the club's own evenings alone", async () => {
    const { app } = await withSample();
    const { id } = await begun(app, CLUB_EVENING.file);
    await app.sample.discard();
    expect(isSample(id)).toBe(false);
    expect((await until(app.evenings, (all) => all?.length === 1))?.[0]?.id).toBe(id);
  });

  test("is nothing to keep where it comes by a file or a link", async () => {
    const app = anApp(await aStore());
    const preview = await app.data.previewImport(new Blob([JSON.stringify(sampleFile("Prøveaften", NOW))]));
    expect(preview.ok && [preview.value.added, preview.value.newPeople([])]).toEqual([[], []]);
  });
});
