import { describe, expect, test } from "vitest";
import { snapshotOf } from "../support/stored.ts";
import { at, browser, got, open, revision, setup } from "./support.ts";

describe("an evening", () => {
  test("is created once and never overwritten", async () => {
    const store = await open();
    got(await store.evenings.create({ document: setup("e"), createdAt: at, revisions: [revision("a")] }));
    got(await store.evenings.create({ document: { ...setup("e"), club: "other" }, createdAt: at }));
    expect(got(await store.evenings.load("e"))).toEqual({
      evening: { id: "e", document: setup("e"), createdAt: at, revisions: 1, epoch: 0 },
      revisions: [revision("a")],
    });
  });

  test("that is deleted leaves the lists and comes back whole", async () => {
    const store = await open();
    got(await store.evenings.create({ document: setup("e"), createdAt: at, revisions: [revision("a")] }));
    got(await store.evenings.setDeleted("e", at));
    expect([(await snapshotOf(store)).evenings, got(await store.evenings.loadAll(["e"]))]).toEqual([[], []]);
    got(await store.evenings.setDeleted("e", null));
    expect(got(await store.evenings.load("e"))?.evening).not.toHaveProperty("deletedAt");
    expect((await snapshotOf(store)).evenings[0]?.revisions).toEqual([revision("a")]);
  });

  test("that is not there is no fault", async () => {
    const store = await open();
    expect(got(await store.evenings.load("none"))).toBeUndefined();
    got(await store.evenings.setDeleted("none", at));
  });

  test("is loaded among all as by itself", async () => {
    const where = browser();
    const store = await open(where);
    for (const id of ["e", "f"]) {
      const revisions = [revision(`${id}2`), revision(`${id}1`)];
      got(await store.evenings.create({ document: setup(id), createdAt: at, revisions }));
    }
    const all = (await snapshotOf(store)).evenings;
    expect(all).toEqual([got(await store.evenings.load("e")), got(await store.evenings.load("f"))]);
    expect(got(await store.evenings.loadAll(["f", "none"]))).toEqual(all.slice(1));
  });
});
