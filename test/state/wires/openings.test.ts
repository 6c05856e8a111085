import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import { anApp, aStore, openedIn } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { storeEvenings } from "../../support/stored.ts";

test("evenings that nobody looks at any more are let go, the oldest first, and opened anew when they are asked for", async () => {
  const store = await aStore();
  const ids = Array.from({ length: 12 }, (_, i) => `evening ${i}`);
  await storeEvenings(
    store,
    ids.map((id) => ({ ...CLUB_EVENING.file, id })),
  );
  const app = anApp(store);
  const watched = app.openEvening("evening 0");
  const stop = effect(() => void watched.value);
  const [, second] = await Promise.all(
    ids.map(async (id) => ({ shown: app.openEvening(id), live: await openedIn(app, id) })),
  );
  expect(app.openEvening("evening 0")).toBe(watched);
  expect(app.openEvening("evening 11")).toBe(app.openEvening("evening 11"));
  expect(app.openEvening("evening 1")).not.toBe(second?.shown);
  const again = await openedIn(app, "evening 1");
  expect(again.lines.value).toEqual(second?.live.lines.value);
  stop();
});
