import { describe, expect, test } from "vitest";
import { leftOutText } from "../../../src/i18n/index.ts";
import { loadWords } from "../../../src/i18n/load.ts";
import type { ImportPreview } from "../../../src/state/index.ts";
import { anApp, aStore, begun } from "../../support/app.ts";
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
    expect([newPeople, leftOut]).toEqual([file.players.map(({ name }) => name), []]);
  });

  test("leaves out payments of people who are nowhere", async () => {
    const payments = [payment, { ...payment, id: "b", from: "nobody" }, { ...payment, id: "c", to: "nobody" }];
    const { newBooks, leftOut } = await preview({ payments });
    expect([newBooks, leftOut.map(({ problems }) => problems[0]?.path[0])]).toEqual([1, ["from", "to"]]);
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
    expect(read.newBooks).toBe(1);
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
    expect(await preview({ evenings: [], nights }, Promise.resolve(app))).toMatchObject({ newBooks: 1, leftOut: [] });
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
