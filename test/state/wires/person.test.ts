import { beforeEach, describe, expect, test } from "vitest";
import { figuresOf, personFigures, replay, settle, stateAfter } from "../../../src/ledger/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { App, PersonPage, PersonShown } from "../../../src/state/index.ts";
import type { Store } from "../../../src/store/index.ts";
import { anApp, aStore, openedIn, until } from "../../support/app.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";
import { storeEvenings } from "../../support/stored.ts";

const week = (file: Evening, number: number): Evening => ({
  ...file,
  id: `evening ${number}`,
  startedAt: `2026-0${number}-01T19:00:00+01:00`,
});
const ENDED = CASES.map(([, { file }]) => file).filter(
  (file) => file.end !== null && file.players.some(({ id }) => id === "p0"),
);
const EVENINGS = [CLUB_EVENING.file, ...ENDED.slice(0, 5)].map((file, i) => week(file, i + 1));

const fresh = (evening: Evening) => {
  const replayed = replay(evening);
  return figuresOf(evening, replayed, settle(evening, stateAfter(replayed)));
};
const isKnown = (shown: PersonShown): shown is Extract<PersonShown, { status: "known" }> => shown.status === "known";
const pageOf = async (app: App, id: string, season?: string): Promise<PersonPage> =>
  (await until(app.person(id, season), isKnown)).page;
const withoutNames = ({ figures: { others, ...rest } }: PersonPage) => ({
  ...rest,
  others: others.map(({ name: _, ...other }) => other),
});

let store: Store;
let app: App;
beforeEach(async () => {
  store = await aStore();
  app = anApp(store);
  await storeEvenings(store, EVENINGS);
});

describe("a person's page", () => {
  test("is the same from the cache as from a fresh replay", async () => {
    const computed = personFigures("p0", EVENINGS.map(fresh));
    expect(computed.evenings).toBeGreaterThan(3);
    expect(withoutNames(await pageOf(app, "p0"))).toEqual(computed);
    const again = anApp(store);
    expect(withoutNames(await pageOf(again, "p0"))).toEqual(computed);
  });

  test("names everybody as the directory does", async () => {
    await store.people.put([{ id: "p1", name: "Birgitte", mark: "den lange" }]);
    const { others } = (await pageOf(app, "p0")).figures;
    expect(others.find(({ other }) => other === "p1")?.name).toBe("Birgitte den lange");
  });

  test("follows an evening that is corrected", async () => {
    const before = await pageOf(app, "p0");
    const live = await openedIn(app, "evening 1");
    await live.apply({ kind: "remove", id: "d3" });
    const after = await until(
      app.person("p0"),
      (shown) => isKnown(shown) && shown.page.figures.deals !== before.figures.deals,
    );
    const left = EVENINGS.map((one) =>
      one.id === "evening 1" ? { ...one, entries: one.entries.filter(({ id }) => id !== "d3") } : one,
    );
    expect(isKnown(after) && withoutNames(after.page)).toEqual(personFigures("p0", left.map(fresh)));
  });

  test("counts who turned out to be one as one", async () => {
    await pageOf(app, "p0");
    await store.people.put([{ id: "p1", name: "Birgit", mergedInto: "p0" }]);
    const page = await pageOf(anApp(store), "p1");
    const resolve = (id: string) => (id === "p1" ? "p0" : id);
    expect(page.id).toBe("p0");
    expect(withoutNames(page)).toEqual(personFigures("p0", EVENINGS.map(fresh), resolve));
  });

  test("is of the evenings of one season", async () => {
    await store.seasons.put([
      { id: "spring", name: "Forår", from: "2026-02-01", to: "2026-03-01" },
      { id: "later", name: "Sommer", from: "2026-05-01", to: "2026-08-01" },
    ]);
    const page = await pageOf(app, "p0", "spring");
    expect([page.period?.name, page.periods.map(({ name }) => name)]).toEqual(["Forår", ["Sommer", "Forår"]]);
    expect(withoutNames(page)).toEqual(personFigures("p0", EVENINGS.slice(1, 3).map(fresh)));
  });

  test("is there for somebody new, with nothing in it, and for nobody else", async () => {
    await store.people.put([{ id: "new", name: "Ny" }]);
    const page = await pageOf(app, "new");
    expect([page.name, page.figures.evenings]).toEqual(["Ny", 0]);
    expect(await until(app.person("nobody"), ({ status }) => status !== "computing")).toEqual({ status: "missing" });
  });
});

test("an entry that does not fit counts for nothing, and keeps its number", () => {
  const file = CLUB_EVENING.file;
  const replayed = replay(file);
  const problems = [{ code: "shape", path: [] }] as const;
  const postings = replayed.postings.map((posting, i) =>
    i === 0 ? { ...posting, transfers: [], entry: { id: "x", type: "deal" }, problems } : posting,
  );
  const outcome = settle(file, stateAfter(replayed));
  const [all, fewer] = [replayed, { ...replayed, postings }].map((one) => figuresOf(file, one, outcome));
  expect(fewer?.deals).toBe((all?.deals ?? 0) - 1);
  for (const { best } of fewer?.players ?? []) {
    expect(file.entries.filter(({ type }) => type === "deal")[(best?.number ?? 0) - 1]?.id).toBe(best?.entry);
  }
});
