import { describe, expect, test } from "vitest";
import { SAMPLE_ID } from "../../src/model/index.ts";
import type { Store } from "../../src/store/index.ts";
import { at, browser, got, heard, open, revision, setup } from "./support.ts";

const began = (day: number) => Date.UTC(2026, 0, day);
const ids = ["a", "b", "c", "d"];
/** Evening a runs, the others have ended, each a day after the one before. */
const computed = (id: string, revisions = 1) => ({
  of: { id, revisions, epoch: 0 },
  running: id === "a",
  began: began(ids.indexOf(id) + 1),
  card: { id },
  figures: { of: id },
});

async function stored() {
  const store = await open(browser());
  for (const id of ids)
    got(await store.evenings.create({ document: setup(id), createdAt: at, revisions: [revision(`${id}1`, id)] }));
  got(
    await store.summaries.keep(
      1,
      ids.map((id) => computed(id)),
    ),
  );
  return store;
}

describe("what was computed of the evenings", () => {
  test("comes the newest first, and nothing is missing", async () => {
    const store = await stored();
    const all = heard(store.summaries.all(1));
    expect(await all.until((told) => told !== undefined)).toEqual({
      value: [{ id: "d" }, { id: "c" }, { id: "b" }, { id: "a" }],
      missing: [],
    });
    const figures = heard(store.summaries.figures(1));
    const told = await figures.until((answer) => answer !== undefined);
    expect(told?.value[0]).toEqual({ card: { id: "d" }, figures: { of: "d" } });
  });

  test("is told of the running ones and the newest that have ended, with how many no backup holds", async () => {
    const store = await stored();
    const front = heard(store.summaries.front(1, 2));
    const value = { running: [{ id: "a" }], ended: [{ id: "d" }, { id: "c" }], endedCount: 3, uncopied: 3 };
    expect(await front.until((told) => told !== undefined)).toEqual({ value, missing: [] });
    got(await store.device.setExportedAt("2026-01-03T00:00:00Z"));
    const after = await front.until((told) => told?.value.uncopied !== 3);
    expect(after?.value.uncopied).toBe(1);
  });

  test.each<[string, (store: Store) => Promise<void>]>([
    ["recorded in", async ({ revisions }) => void got(await revisions.add("c", [revision("c2", "c")]))],
    [
      "brought in again",
      async ({ evenings }) =>
        got(await evenings.create({ document: setup("c"), createdAt: at, revisions: [revision("c2", "c")] })),
    ],
  ])("of an evening that is %s is away, until it is computed anew", async (_, change) => {
    const store = await stored();
    const all = heard(store.summaries.all(1));
    await all.until((told) => told !== undefined);
    await change(store);
    expect(await all.until((told) => told?.missing.length === 1)).toEqual({
      value: [{ id: "d" }, { id: "b" }, { id: "a" }],
      missing: ["c"],
    });
    got(await store.summaries.keep(1, [computed("c", 2)]));
    expect((await all.until((told) => told?.missing.length === 0))?.value).toHaveLength(4);
  });

  test("from an older state of the evening is not kept", async () => {
    const store = await stored();
    got(await store.revisions.add("c", [revision("c2", "c")]));
    got(await store.summaries.keep(1, [computed("c", 1)]));
    const all = heard(store.summaries.all(1));
    expect((await all.until((told) => told !== undefined))?.missing).toEqual(["c"]);
  });

  test("of a deleted evening is neither there nor missing, and comes back with it", async () => {
    const store = await stored();
    got(await store.evenings.setDeleted("c", at));
    const all = heard(store.summaries.all(1));
    expect(await all.until((told) => told !== undefined)).toEqual({
      value: [{ id: "d" }, { id: "b" }, { id: "a" }],
      missing: [],
    });
    got(await store.evenings.setDeleted("c", null));
    expect((await all.until((told) => told?.missing.length === 1))?.missing).toEqual(["c"]);
  });

  test.each<[string, string | null]>([
    ["stands", null],
    ["was deleted", at],
  ])("of an evening is told as missing where a sample %s, which is not", async (_, deletedAt) => {
    const store = await stored();
    got(await store.evenings.create({ document: setup(SAMPLE_ID), createdAt: at, revisions: [] }));
    if (deletedAt !== null) got(await store.evenings.setDeleted(SAMPLE_ID, deletedAt));
    const all = heard(store.summaries.all(1));
    expect((await all.until((told) => told !== undefined))?.missing).toEqual([]);
    got(await store.revisions.add("c", [revision("c2", "c")]));
    expect((await all.until((told) => told?.missing.length === 1))?.missing).toEqual(["c"]);
  });

  test("by another version of computing counts for nothing", async () => {
    const store = await stored();
    const all = heard(store.summaries.all(2));
    expect((await all.until((told) => told !== undefined))?.missing).toEqual(ids);
  });

  test("is void once everything was put back as it had been", async () => {
    const store = await stored();
    got(await store.copies.bringIn({ people: [], profiles: [], created: [], merged: [] }, { id: "copy", at }));
    got(await store.copies.putBack("copy", { id: "copy2", at }));
    got(
      await store.summaries.keep(
        1,
        ids.map((id) => computed(id)),
      ),
    );
    const all = heard(store.summaries.all(1));
    expect((await all.until((told) => told !== undefined))?.missing).toEqual(ids);
  });
});
