import { expect, test } from "vitest";
import { anApp, aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const first = { ...file, entries: file.entries.slice(0, 3), end: null };

/** An evening of three deals in a tab. */
async function aTab() {
  const store = await aStore();
  const app = anApp(store);
  const evening = await begun(app, first);
  await record(evening, first);
  const entry = { type: "fine", id: "late", player: "p0", kind: "revoke" } as never;
  return { store, evening, save: () => evening.apply({ kind: "add", entry }) };
}

test("an evening that the browser has cleared under its tab is stored once more, whole, with the next save", async () => {
  const { store, evening, save } = await aTab();
  await store.evenings.remove(evening.id);
  expect(await save()).toEqual({ ok: true, value: undefined });
  const again = await openedIn(anApp(store), evening.id);
  expect(again.lines.value.map(({ entry }) => entry)).toEqual(evening.lines.value.map(({ entry }) => entry));
  expect(again.lines.value).toHaveLength(4);
  await until(anApp(store).people, (people) => people.length === first.players.length);
});

test("one that is not in what was put back stays away", async () => {
  const { store, evening, save } = await aTab();
  await store.copies.bringIn(
    { people: [], profiles: [], created: [], merged: [] },
    { id: "copy", at: "2026-10-24T20:00:00Z" },
  );
  await store.evenings.remove(evening.id);
  expect(await save()).toEqual({ ok: false, error: { kind: "storage", why: "closed" } });
});
