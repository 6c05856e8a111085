import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import type { App } from "../../../src/state/index.ts";
import { anApp, aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const file = { ...CLUB_EVENING.file, entries: CLUB_EVENING.file.entries.slice(0, 3), end: null };
const fine = { type: "fine", id: "late", player: "p0", kind: "revoke" } as never;

/** Two tabs over one drawer; the first has an evening of three entries open and looks at it. */
async function twoTabs() {
  const store = await aStore();
  const [tab, other] = [anApp(store), anApp(store)];
  const evening = await begun(tab, file);
  await record(evening, file);
  const shown = tab.openEvening(evening.id);
  const stop = effect(() => void shown.value);
  return { store, tab, other, evening, shown, stop, id: evening.id };
}

const deletedIn = async (app: App, count: number) => until(app.deleted, (ids) => ids?.length === count);

test("an evening that is deleted in another tab is so at once where it is open, and open again at once when it is brought back", async () => {
  const { other, shown, id, evening, stop } = await twoTabs();
  await other.deleteEvening(id);
  const gone = await until(shown, ({ status }) => status === "deleted");
  expect(gone.status === "deleted" && gone.card.value).toMatchObject({ id, deals: evening.lines.value.length });
  expect(await deletedIn(other, 1)).toEqual([id]);
  await other.restoreEvening(id);
  const back = await until(shown, ({ status }) => status === "open");
  expect(back.status === "open" && back.evening.lines.value).toEqual(evening.lines.value);
  expect(await deletedIn(other, 0)).toEqual([]);
  stop();
});

test("one that was open a moment ago and is deleted in the same tab is deleted when it is come back to", async () => {
  const app = anApp(await aStore());
  const { id } = await begun(app, file);
  await app.deleteEvening(id);
  expect((await until(app.openEvening(id), ({ status }) => status !== "open")).status).toBe("deleted");
});

test("a save that was on its way is stored, leaves the evening deleted, and comes back with it", async () => {
  const { store, other, evening, shown, id, stop } = await twoTabs();
  await other.deleteEvening(id);
  expect(await evening.apply({ kind: "add", entry: fine })).toEqual({ ok: true, value: undefined });
  expect(await until(other.evenings, (all) => all !== null)).toEqual([]);
  expect((await until(anApp(store).openEvening(id), ({ status }) => status !== "opening")).status).toBe("deleted");
  await until(shown, ({ status }) => status === "deleted");
  await other.restoreEvening(id);
  await until(shown, ({ status }) => status === "open");
  const back = await openedIn(other, id);
  expect(back.lines.value.map(({ entry }) => entry.id)).toEqual([...file.entries.map((entry) => entry.id), "late"]);
  stop();
});

test("those that were deleted come back in any order, with their summaries and figures", async () => {
  const app = anApp(await aStore());
  const [one, two] = [await begun(app, CLUB_EVENING.file), await begun(app, file)];
  await record(one, CLUB_EVENING.file);
  const before = await until(app.evenings, (all) => all?.length === 2 && all.some(({ deals }) => deals === 28));
  for (const { id } of [one, two]) await app.deleteEvening(id);
  expect(new Set(await deletedIn(app, 2))).toEqual(new Set([one.id, two.id]));
  expect(await until(app.evenings, (all) => all?.length === 0)).toEqual([]);
  for (const { id } of [one, two]) await app.restoreEvening(id);
  expect(await until(app.evenings, (all) => all?.length === 2)).toEqual(before);
});

test("a backup leaves a deleted evening out; brought in again it stands in the lists", async () => {
  const app = anApp(await aStore());
  const { id } = await begun(app, file);
  const copy = await app.data.exportAll();
  if (!copy.ok) throw new Error(copy.error.kind);
  await app.deleteEvening(id);
  const without = await app.data.exportAll();
  expect(without.ok && JSON.parse(await without.value.blob.text()).evenings).toEqual([]);
  await app.data.previewImport(copy.value.blob);
  await app.data.applyImport({ evenings: {}, samePeople: [], settings: false });
  expect(await deletedIn(app, 0)).toEqual([]);
  expect(await until(app.evenings, (all) => all?.length === 1)).toMatchObject([{ id }]);
});
