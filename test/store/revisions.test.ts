import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, browser, got, heard, open, revision, setup } from "./support.ts";

async function withEvening() {
  const store = await open();
  got(await store.evenings.create({ document: setup("e"), createdAt: at }));
  return store;
}

describe("revisions", () => {
  test("come back in the order in which they were stored", async () => {
    const store = await withEvening();
    const added = got(await store.revisions.add("e", [revision("z"), revision("a")]));
    expect(added?.map(({ id }) => id)).toEqual(["z", "a"]);
    got(await store.revisions.add("e", [revision("m")]));
    const loaded = got(await store.evenings.load("e"));
    expect(loaded?.revisions).toEqual([revision("z"), revision("a"), revision("m")]);
    expect(loaded?.evening.revisions).toBe(3);
  });

  test("are stored once, however often they are saved, and never overwritten", async () => {
    const store = await withEvening();
    const other = { ...revision("a"), entry: { id: "a", changed: true } };
    const answers = await Promise.all([
      store.revisions.add("e", [revision("a"), revision("a")]),
      store.revisions.add("e", [revision("a"), revision("b")]),
      store.revisions.add("e", [other]),
    ]);
    expect(answers.map((answer) => got(answer)?.map(({ id }) => id))).toEqual([["a"], ["b"], []]);
    expect(got(await store.evenings.load("e"))?.revisions).toEqual([revision("a"), revision("b")]);
  });

  test("with one id may stand in two evenings", async () => {
    const store = await withEvening();
    got(await store.evenings.create({ document: setup("copy"), createdAt: at, revisions: [revision("a")] }));
    expect(got(await store.revisions.add("e", [revision("a")]))).toHaveLength(1);
  });

  test("of an evening that is not there are not stored", async () => {
    const store = await withEvening();
    expect(got(await store.revisions.add("other", [revision("a")]))).toBeUndefined();
  });

  test("are saved together with the end of their draft", async () => {
    const store = await withEvening();
    got(await store.drafts.save("deal e", { half: true }));
    got(await store.revisions.add("e", [revision("a")], "deal e"));
    expect(got(await store.drafts.load("deal e"))).toBeUndefined();
  });

  test("are the union, whatever is added in whatever parts by however many tabs", async () => {
    const part = fc.array(
      fc.constantFrom("a", "b", "c", "d", "e", "f").map((id) => revision(id)),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const where = browser();
        const tabs = [await open(where), await open(where)] as const;
        got(await tabs[0].evenings.create({ document: setup("e"), createdAt: at }));
        await Promise.all(parts.map((rows, i) => tabs[i % 2 === 0 ? 0 : 1].revisions.add("e", rows)));
        const stored = got(await tabs[1].evenings.load("e"));
        const ids = stored?.revisions.map(({ id }) => id) ?? [];
        expect(new Set(ids)).toEqual(new Set(parts.flat().map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        expect(stored?.evening.revisions).toBe(ids.length);
        for (const tab of tabs) tab.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe("a tab that listens", () => {
  test("is told what another one stores, and nothing twice", async () => {
    const where = browser();
    const [here, there] = [await open(where), await open(where)];
    got(await here.evenings.create({ document: setup("e"), createdAt: at, revisions: [revision("a")] }));
    const news = heard(here.revisions.after("e", { epoch: 0, revisions: 1 }));
    for (const id of ["b", "c"]) {
      got(await there.revisions.add("e", [revision(id)]));
      await news.until((latest) => latest?.kind === "more" && latest.revisions.at(-1)?.id === id);
    }
    expect(news.told).toEqual([
      { kind: "more", revisions: [revision("b")], cursor: { epoch: 0, revisions: 2 } },
      { kind: "more", revisions: [revision("c")], cursor: { epoch: 0, revisions: 3 } },
    ]);
    news.stop();
  });

  test("sees people, evenings, drafts and settings change in another one", async () => {
    const where = browser();
    const [here, there] = [await open(where), await open(where)];
    const people = heard(here.people.all);
    const evenings = heard(here.summaries.all(1));
    const draft = heard(here.drafts.watch("deal e"));
    const settings = heard(here.device.settings);
    const bo = { id: "bo", name: "Bo" };
    got(await there.evenings.create({ document: setup("e"), createdAt: at, people: [bo] }));
    got(await there.drafts.save("deal e", [1]));
    got(await there.device.changeSettings({ theme: "dark" }));
    expect(await people.until((all) => all?.length === 1)).toEqual([bo]);
    expect((await evenings.until((all) => all?.missing.length === 1))?.missing).toEqual(["e"]);
    expect(await draft.until((value) => value !== undefined)).toEqual([1]);
    expect((await settings.until((value) => value?.theme === "dark"))?.language).toBeNull();
  });
});
