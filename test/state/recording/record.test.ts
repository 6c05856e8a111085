import { effect } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { err } from "../../../src/model/index.ts";
import type { App, LiveEvening, RecordingAt } from "../../../src/state/index.ts";
import { anApp, aStore, begun, openedIn, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const NEXT: RecordingAt = { kind: "next" };

/** The recording of an evening, looked at as a screen does, ready to be tapped. */
async function recorded(app: App, evening: LiveEvening, at: RecordingAt = NEXT) {
  const recording = app.record("tarok", evening, at);
  const stop = effect(() => void recording.surface.value);
  await until(recording.surface, (surface) => surface !== null);
  const deal = () => recording.surface.value?.deal;
  return { ...recording, deal, stop };
}

type Recorded = Awaited<ReturnType<typeof recorded>>;

/** The first deal of the evening, as far as six taps record it. */
function tapPlainDeal({ tap }: Pick<Recorded, "tap">): void {
  tap({ tap: "winner", player: "p0" });
  for (const digit of [2, 8, 2, 9]) tap({ tap: "digit", digit });
}

describe("a deal that is being recorded", () => {
  test("is saved in six taps, and the next one stands ready with the next dealer", async () => {
    const app = anApp(await aStore());
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    const id = recording.deal()?.id;
    tapPlainDeal(recording);
    expect(recording.surface.value?.main).toEqual({ does: "save" });
    expect((await recording.save()).ok).toBe(true);
    expect(evening.lines.value.map(({ entry }) => entry.id)).toEqual([id]);
    expect(recording.surface.value).toMatchObject({ number: 2, dealer: "p2" });
    expect(recording.deal()).not.toHaveProperty("lastTrick");
    expect(recording.deal()?.id).not.toBe(id);
  });

  test("stands as it was left in the next tab and after a restart", async () => {
    const store = await aStore();
    const app = anApp(store);
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    recording.tap({ tap: "winner", player: "p0" });
    recording.tap({ tap: "digit", digit: 2 });
    const left = recording.surface.value;
    const later = anApp(store);
    const again = later.record("tarok", await openedIn(later, evening.id), NEXT);
    const found = await until(again.surface, (surface) => surface?.deal.lastTrick !== undefined);
    expect(found).toEqual(left);
  });

  test("of what is tapped while it is being written only the newest is written", async () => {
    const store = await aStore();
    let writes = 0;
    const save: typeof store.drafts.save = (key, value) => {
      writes++;
      return store.drafts.save(key, value);
    };
    const app = anApp({ ...store, drafts: { ...store.drafts, save } });
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    tapPlainDeal(recording);
    const later = anApp(store);
    const again = await recorded(later, await openedIn(later, evening.id));
    await until(again.surface, (surface) => surface?.main.does === "save");
    expect(again.deal()).toEqual(recording.deal());
    expect(writes).toBeLessThan(3);
  });

  test("that cannot be kept says so, stays as it was tapped, and is kept with the next tap that can be", async () => {
    const store = await aStore();
    let full = true;
    const save: typeof store.drafts.save = async (key, value) =>
      full ? err({ why: "quota" }) : store.drafts.save(key, value);
    const app = anApp({ ...store, drafts: { ...store.drafts, save } });
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    tapPlainDeal(recording);
    await until(recording.unkept, (fault) => fault !== undefined);
    expect(recording.unkept.value).toEqual({ kind: "storage", why: "quota" });
    recording.stop();
    const again = await recorded(app, evening);
    expect(again.surface.value?.main, "looked at again").toEqual({ does: "save" });
    full = false;
    again.tap({ tap: "digit", digit: 1 });
    await until(recording.unkept, (fault) => fault === undefined);
    const later = anApp(store);
    const found = await recorded(later, await openedIn(later, evening.id));
    expect(found.deal()?.counts).toMatchObject([{ points: 28 }, { points: 1 }]);
    expect((await again.save()).ok).toBe(true);
  });

  test("every tab shows the same draft, and two that save it at once store it once", async () => {
    const [here, there] = [anApp(await aStore("shared draft")), anApp(await aStore("shared draft"))];
    const mine = await begun(here, file);
    const theirs = await openedIn(there, mine.id);
    const [first, second] = [await recorded(here, mine), await recorded(there, theirs)];
    tapPlainDeal(first);
    await until(second.surface, (surface) => surface?.main.does === "save");
    const saved = await Promise.all([first.save(), second.save(), first.save()]);
    expect(saved.map(({ ok }) => ok)).toEqual([true, true, true]);
    await until(theirs.lines, ({ length }) => length === 1);
    await until(mine.lines, ({ length }) => length === 1);
    await until(second.surface, (surface) => surface?.number === 2 && surface.deal.lastTrick === undefined);
  });

  test("corrects a saved deal in its place", async () => {
    const app = anApp(await aStore());
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    tapPlainDeal(recording);
    await recording.save();
    const id = evening.lines.value[0]?.entry.id ?? "";
    const correction = await recorded(app, evening, { kind: "amend", entry: id });
    expect(correction.surface.value).toMatchObject({ number: 1, amends: true });
    correction.tap({ tap: "winner", player: "p1" });
    expect((await correction.save()).ok).toBe(true);
    expect(evening.lines.value.map(({ entry }) => entry)).toMatchObject([{ id, lastTrick: { winner: "p1" } }]);
  });

  test("a tap that only opens something is kept, and gives way when somebody leaves the table", async () => {
    const app = anApp(await aStore());
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    recording.tap({ tap: "person", player: "p0" });
    expect(recording.surface.value?.dock).toMatchObject({ face: "person" });
    const id = recording.deal()?.id;
    await evening.apply({ kind: "add", entry: { type: "leave", id: "l", player: "p3", takesShare: false } as never });
    expect(recording.deal()).toMatchObject({ sittingOut: [] });
    expect(recording.deal()?.id).not.toBe(id);
  });

  test("of a dealer who leaves goes on with the next one, and keeps what was noted of those who play", async () => {
    const app = anApp(await aStore());
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    const id = recording.deal()?.id;
    recording.tap({ tap: "winner", player: "p0" });
    expect(recording.deal()).toMatchObject({ dealer: "p1", sittingOut: ["p3"] });
    await evening.apply({ kind: "add", entry: { type: "leave", id: "l", player: "p1", takesShare: false } as never });
    expect(recording.deal()).toMatchObject({ id, dealer: "p2", sittingOut: [], lastTrick: { winner: "p0" } });
    expect(recording.surface.value?.main).not.toMatchObject({ missing: { what: "problems" } });
    for (const digit of [2, 8, 2, 9]) recording.tap({ tap: "digit", digit });
    expect((await recording.save()).ok).toBe(true);
  });

  test("saved in a tab that does not know that the evening was deleted comes back with the evening", async () => {
    const store = await aStore();
    const app = anApp(store);
    const evening = await begun(app, file);
    const recording = await recorded(app, evening);
    await app.deleteEvening(evening.id);
    tapPlainDeal(recording);
    expect((await recording.save()).ok).toBe(true);
    await app.restoreEvening(evening.id);
    expect((await openedIn(anApp(store), evening.id)).lines.value).toHaveLength(1);
  });
});
