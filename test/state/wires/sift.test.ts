import { describe, expect, test } from "vitest";
import { leftOutText } from "../../../src/i18n/index.ts";
import { loadWords } from "../../../src/i18n/load.ts";
import type { App, ImportPreview } from "../../../src/state/index.ts";
import { anApp, aStore, begun, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const at = "2026-11-30T12:00:00+01:00";
const [first, second] = file.players.map(({ id }) => id);
const payment = { id: "paid", at, from: first, to: second, amountMinor: 500, currency: "DKK" };
const backup = {
  format: "kongekop-backup",
  version: 2,
  at,
  people: [],
  profiles: [],
  seasons: [],
  nights: [],
  payments: [],
  evenings: [file],
  settings: {},
};
const danish = await loadWords("da");

async function preview(keys: Record<string, unknown>, app = aStore().then(anApp)): Promise<ImportPreview> {
  const read = await (await app).data.previewImport(new Blob([JSON.stringify({ ...backup, ...keys })]));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}
const told = ({ leftOut }: ImportPreview) =>
  leftOut.map((left) => {
    const { what, why } = leftOutText(danish, left);
    return `${what}: ${why.join(" ")}`;
  });

describe("a backup", () => {
  test("without people for its evenings brings those who play in them", async () => {
    const { newPeople, leftOut } = await preview({});
    expect([newPeople([]), leftOut]).toEqual([file.players.map(({ name }) => name), []]);
  });

  test("leaves out payments of people who are nowhere", async () => {
    const payments = [payment, { ...payment, id: "b", from: "nobody" }, { ...payment, id: "c", to: "nobody" }];
    const { newBooks, leftOut } = await preview({ payments });
    expect([newBooks.payments, leftOut.map(({ problems }) => problems[0]?.path[0])]).toEqual([1, ["from", "to"]]);
    expect(told(await preview({ payments: payments.slice(0, 2) }))).toEqual([
      "Betaling 30. november 2026: En af de to er hverken her eller i filen.",
    ]);
  });

  test("leaves out club nights of evenings that are nowhere, and of the others what is not there", async () => {
    const nights = [
      { id: "a", name: "Julefest", evenings: ["nowhere"] },
      { id: "b", name: "Påske", evenings: [file.id, "nowhere"] },
      { id: "c", evenings: [] },
    ];
    const read = await preview({ nights });
    expect(Object.values(read.newBooks)).toEqual([0, 1, 0]);
    expect(told(read)).toEqual([
      "Klubaften Julefest: Dens aftener er hverken her eller i filen.",
      "Klubaften Påske: En af dens aftener er hverken her eller i filen. Resten kommer med.",
      "Klubaften: Dens aftener er hverken her eller i filen.",
    ]);
  });

  test("brings a club night of evenings that are here", async () => {
    const app = anApp(await aStore());
    const evening = await begun(app, file);
    const nights = [{ id: "a", evenings: [evening.id] }];
    expect(await preview({ evenings: [], nights }, Promise.resolve(app))).toMatchObject({
      newBooks: { nights: 1 },
      leftOut: [],
    });
  });

  test("has no club night of an evening that was taken away", async () => {
    const app = anApp(await aStore());
    const nights = [
      { id: "a", evenings: [file.id, "b"] },
      { id: "c", evenings: ["b"] },
    ];
    await preview({ evenings: [file, { ...file, id: "b" }], nights }, Promise.resolve(app));
    await app.data.applyImport({ evenings: {}, samePeople: [], settings: false });
    await app.deleteEvening("b");
    const out = await app.data.exportAll();
    if (!out.ok) throw new Error(out.error.kind);
    expect(JSON.parse(await out.value.blob.text()).nights).toEqual([{ id: "a", evenings: [file.id] }]);
    expect(await anApp(await aStore()).data.previewImport(out.value.blob)).toMatchObject({
      ok: true,
      value: { leftOut: [] },
    });
  });

  test("tells of an evening that it has twice", async () => {
    const shorter = { ...file, entries: file.entries.slice(0, 20) };
    const { added, twice } = await preview({ evenings: [shorter, file] });
    expect([added.map(({ deals }) => deals), twice.map(({ id }) => id)]).toEqual([[28], [file.id]]);
  });

  test("with an evening that cannot be read brings the others", async () => {
    const wrong = { ...file, id: "wrong", firstDealer: "nobody" };
    const { added, refused } = await preview({ evenings: [wrong, file] });
    expect(added.map(({ id }) => id)).toEqual([file.id]);
    expect(refused).toMatchObject([{ index: 0, startedAt: file.startedAt, problems: [{ path: ["firstDealer"] }] }]);
  });
});

describe("who is called otherwise in a file than here", () => {
  const [player] = file.players;
  if (!player) throw new Error("nobody plays");
  const { id } = player;
  const renamed = { people: [{ id, name: "Anders" }] };

  test.each([
    [undefined, "Anna"],
    [[id], "Anders"],
  ])("keeps the name here unless the file's is taken (%j)", async (theirNames, called) => {
    const store = await aStore();
    await store.people.put([{ id, name: "Anna" }]);
    const app = anApp(store);
    const read = await preview(renamed, Promise.resolve(app));
    expect(read.renamed).toEqual([{ id, mine: "Anna", theirs: "Anders" }]);
    const choice = { evenings: {}, samePeople: [], settings: false, ...(theirNames && { theirNames }) };
    expect(await app.data.applyImport(choice)).toEqual({ ok: true });
    const people = await until(app.people, ({ length }) => length > 1);
    expect(people.find((person) => person.id === id)?.name).toBe(called);
  });

  test("is not asked about where only what nobody sees differs", async () => {
    const store = await aStore();
    await store.people.put([{ id, name: "Anders " }]);
    expect((await preview(renamed, Promise.resolve(anApp(store)))).renamed).toEqual([]);
  });
});

describe("an evening that is left out", () => {
  const alone = {
    ...file,
    id: "alone",
    players: file.players.map((one, i) => (i === 0 ? { ...one, id: "eva" } : one)),
  };
  const text = JSON.stringify(alone).replaceAll(`"${first}"`, '"eva"');
  const evenings = [file, JSON.parse(text)];
  const left = ["alone"];

  async function broughtWithout(keys: Record<string, unknown>) {
    const store = await aStore();
    const app = anApp(store);
    const read = await preview({ evenings, ...keys }, Promise.resolve(app));
    expect(read.newPeople([])).toHaveLength(file.players.length + 1);
    const names = read.newPeople(left);
    await app.data.applyImport({ evenings: {}, samePeople: [], settings: false, left });
    const outline = await store.copies.outline();
    if (!outline.ok) throw new Error(outline.error.why);
    expect(outline.value.people.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    return outline.value;
  }

  test("takes along those who play in it alone", async () => {
    const { people } = await broughtWithout({});
    expect(people.map(({ id }) => id).toSorted()).toEqual(file.players.map(({ id }) => id).toSorted());
  });

  test.each<[string, Record<string, unknown>]>([
    ["a payment", { payments: [{ ...payment, from: "eva" }] }],
    ["somebody who turned out to be them", { people: [{ id: second, name: "Ib", mergedInto: "eva" }] }],
  ])("leaves those whom %s needs", async (_, keys) => {
    expect((await broughtWithout(keys)).people.map(({ id }) => id)).toContain("eva");
  });

  test("is in no club night that comes in", async () => {
    const nights = [
      { id: "both", evenings: [file.id, "alone"] },
      { id: "one", evenings: ["alone"] },
    ];
    expect((await broughtWithout({ nights })).nights).toEqual([{ id: "both", evenings: [file.id] }]);
  });
});

describe("what came in from a backup", () => {
  const bringIn = async (app: App, keys: Record<string, unknown>) => {
    await preview(keys, Promise.resolve(app));
    expect(await app.data.applyImport({ evenings: {}, samePeople: [], settings: false })).toMatchObject({ ok: true });
  };
  const written = "2020-01-01T12:00:00+01:00";

  test("counts as copied as of the file's time", async () => {
    const app = anApp(await aStore());
    await bringIn(app, { at: written });
    expect(await until(app.data.exportedAt, (told) => told !== null)).toBe(written);
  });

  test("does not where something is here that the file has not, nor before its time has come", async () => {
    const app = anApp(await aStore());
    const { id } = await begun(app, file);
    await bringIn(app, { at: "2021-01-01T12:00:00+01:00" });
    const evenings = [file, { ...file, id }];
    await bringIn(app, { at: "2099-01-01T12:00:00+01:00", evenings });
    // Of two that count the newer one would stand.
    await bringIn(app, { at: written, evenings });
    expect(await until(app.data.exportedAt, (told) => told !== null)).toBe(written);
  });
});
