import { describe, expect, test } from "vitest";
import type { App } from "../../../src/state/index.ts";
import type { Store } from "../../../src/store/index.ts";
import { anApp, aStore, begun, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const [first, second] = file.players;
if (!first || !second) throw new Error("too few players");

/** The same table with somebody else in the first place. */
function withInstead(id: string, name: string, startedAt: string) {
  const other = (one: string) => (one === first?.id ? id : one);
  return {
    ...file,
    startedAt,
    players: file.players.map((player) => (player.id === first?.id ? { id, name } : player)),
    seats: file.seats.map(other),
    firstDealer: other(file.firstDealer),
  };
}

/** Two evenings: in the second somebody was written down as another person. */
async function club(): Promise<{ store: Store; app: App }> {
  const store = await aStore();
  const app = anApp(store);
  await begun(app, { ...file, startedAt: "2026-10-02T19:30:00+02:00" });
  await begun(app, withInstead("twin", "Tvilling", "2026-10-09T19:30:00+02:00"));
  await until(app.directory.all, (all) => all?.find(({ id }) => id === "twin")?.evenings === 1);
  return { store, app };
}

const entry = async (app: App, id: string) =>
  (await until(app.directory.all, (all) => all !== null))?.find((one) => one.id === id);

/** All that is stored and shown. */
async function everything(store: Store, app: App): Promise<unknown> {
  const people = await new Promise((resolve) => {
    const stop = store.people.all.subscribe((all) => {
      resolve(all.ok ? all.value : all);
      queueMicrotask(() => stop());
    });
  });
  return { people, files: await files(store, app), cards: app.evenings.peek(), entries: app.directory.all.peek() };
}

async function files(store: Store, app: App): Promise<unknown> {
  const cards = (await until(app.evenings, (all) => all?.length === 2)) ?? [];
  return Promise.all(cards.map(({ id }) => store.evenings.load(id)));
}

const isDone = { ok: true, value: undefined };

describe("the directory", () => {
  test("tells of each in how many evenings, and which was the last", async () => {
    const { app } = await club();
    expect(await entry(app, second.id)).toMatchObject({ evenings: 2, lastAt: "2026-10-09T19:30:00+02:00" });
    expect(await entry(app, first.id)).toMatchObject({ evenings: 1, lastAt: "2026-10-02T19:30:00+02:00", also: [] });
  });

  test("calls somebody otherwise in every list, and changes no evening", async () => {
    const { store, app } = await club();
    const before = await files(store, app);
    expect(await app.directory.call(second.id, " Poul ", "den lange")).toEqual(isDone);
    const cards = await until(app.evenings, (all) => all?.[0]?.players[1]?.name === "Poul den lange");
    expect(cards?.map(({ players }) => players[1]?.name)).toEqual(["Poul den lange", "Poul den lange"]);
    expect(await files(store, app)).toEqual(before);
    await app.directory.call(second.id, "Poul", "");
    await until(app.people, (all) => all.some(({ name, mark }) => name === "Poul" && mark === undefined));
    expect(await app.directory.call(second.id, " ", "")).toMatchObject({
      error: { problems: [{ code: "shape", path: ["name"] }] },
    });
  });

  test("says who is called like somebody else, until one has a mark", async () => {
    const { app } = await club();
    await app.directory.call(first.id, "Poul", "");
    await app.directory.call(second.id, "Poul", "");
    await until(app.directory.all, (all) => all?.filter(({ sameName }) => sameName).length === 2);
    await app.directory.call(second.id, "Poul", "den lange");
    await until(app.directory.all, (all) => all?.every(({ sameName }) => !sameName) ?? false);
  });

  test("has an archive, from which who comes to the table again is taken", async () => {
    const { app } = await club();
    await app.directory.setArchived(second.id, true);
    await until(app.people, (all) => all.some(({ id, archived }) => id === second.id && archived));
    const last = await until(app.lastTables.tarok, (table) => table?.seats.length === file.seats.length - 1);
    expect(last?.players.map(({ id }) => id)).not.toContain(second.id);
    await begun(app, { ...file, startedAt: "2026-10-16T19:30:00+02:00" });
    await until(app.people, (all) => all.every(({ archived }) => !archived));
  });

  test("deletes only who is in no evening, and brings back who was deleted", async () => {
    const { store, app } = await club();
    const guest = { id: "guest", name: "Gæst", archived: true as const, mark: "fra Sindal" };
    await store.people.put([guest]);
    await until(app.people, (all) => all.some(({ id }) => id === "guest"));
    expect(await app.directory.remove(second.id)).toMatchObject({ ok: false });
    const payment = { id: "pay", at: "2026-10-09T22:00:00+02:00", from: "guest", to: second.id };
    await store.payments.put([{ ...payment, amountMinor: 500, currency: "DKK" }]);
    await until(app.directory.all, (all) => all?.find(({ id }) => id === "guest")?.removable === false);
    expect(await app.directory.remove("guest")).toMatchObject({ ok: false });
    await store.payments.remove(["pay"]);
    await until(app.directory.all, (all) => all?.find(({ id }) => id === "guest")?.removable === true);
    const removed = await app.directory.remove("guest");
    expect(removed).toEqual({ ok: true, value: guest });
    await until(app.people, (all) => all.every(({ id }) => id !== "guest"));
    await app.directory.bringBack(guest);
    await until(app.people, (all) => all.some(({ id, mark }) => id === "guest" && mark === "fra Sindal"));
  });
});

describe("two who are one", () => {
  test("are shown as one, with the evenings of both", async () => {
    const { app } = await club();
    const preview = await until(app.directory.merger("twin", first.id), (known) => known !== null);
    expect(preview?.coming.map(({ startedAt }) => startedAt)).toEqual(["2026-10-09T19:30:00+02:00"]);
    expect(preview?.together).toEqual([]);
    expect(await app.directory.merge("twin", first.id)).toEqual(isDone);
    const all = await until(app.directory.all, (entries) => entries?.every(({ id }) => id !== "twin") ?? false);
    expect(all?.find(({ id }) => id === first.id)).toMatchObject({
      evenings: 2,
      lastAt: "2026-10-09T19:30:00+02:00",
      also: [{ id: "twin", name: "Tvilling", evenings: 1 }],
    });
    const cards = await until(app.evenings, (known) => known?.[0]?.players[0]?.id === first.id);
    expect(cards?.[0]?.players[0]?.name).toBe(first.name);
    const last = await until(app.lastTables.tarok, (table) => table?.players[0]?.id === first.id);
    expect(last?.seats).toEqual(file.seats);
    expect(app.directory.idOf("twin")).toBe(first.id);
  });

  test("who are parted again are as they were before, whatever was called otherwise or archived meanwhile of the others", async () => {
    const { store, app } = await club();
    await until(app.directory.all, (all) => all !== null);
    const before = await everything(store, app);
    await app.directory.merge("twin", first.id);
    await until(app.directory.all, (all) => all?.length === file.players.length);
    await app.directory.part("twin");
    await until(app.directory.all, (all) => all?.length === file.players.length + 1);
    await until(app.evenings, (all) => all?.[0]?.players[0]?.id === "twin");
    expect(await everything(store, app)).toEqual(before);
  });

  test("are two where both played in one evening", async () => {
    const { app } = await club();
    const preview = await until(app.directory.merger(second.id, first.id), (known) => known !== null);
    expect(preview?.together.map(({ startedAt }) => startedAt)).toEqual(["2026-10-02T19:30:00+02:00"]);
    expect(await app.directory.merge(second.id, first.id)).toMatchObject({
      error: { problems: [{ code: "duplicateId", players: [second.id, first.id] }] },
    });
    expect(await app.directory.merge(first.id, first.id)).toMatchObject({ ok: false });
  });

  test("are still found by the evenings of a third, and in no circle", async () => {
    const { store, app } = await club();
    await store.people.put([{ id: "third", name: "Trejer" }]);
    await app.directory.merge("third", "twin");
    await app.directory.merge("twin", first.id);
    await until(app.directory.all, (all) => all?.length === file.players.length);
    expect(app.directory.idOf("third")).toBe(first.id);
    expect(await app.directory.merge(first.id, "third")).toMatchObject({ ok: false });
  });
});
