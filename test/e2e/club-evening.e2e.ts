import type { Page } from "playwright-core";
import { describe } from "vitest";
import { readEvening, replay, settle, stateAfter } from "../../src/ledger/index.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, PHONE, test, watch } from "./browser.ts";
import { booksShown, exported, recordDeal, setUp, withIds } from "./recorder.ts";
import { serveAlone } from "./served.ts";

const { file, expected } = CLUB_EVENING;

/** Milliseconds: 28 deals are some 250 taps. */
const LONG = 240_000;

/** A deal after which the app is loaded anew; another one every day, told so that a failure can be repeated. */
const RELOAD_AFTER = new Date().getDate() % file.entries.length;

/** Plays the whole evening, compares after every deal, settles, exports, and replays what was exported. */
async function playEvening(page: Page): Promise<void> {
  const evening = withIds(file, await setUp(page, file));
  for (const [index, after] of expected.entries.entries()) {
    await recordDeal(page, evening, index);
    const shown = await booksShown(page, evening);
    expect(Object.values(shown.players), `after deal ${index + 1}`).toEqual(Object.values(after.players));
    expect(shown.pots, `after deal ${index + 1}`).toEqual(after.pots);
    if (index === RELOAD_AFTER) await page.reload();
  }
  await page.goto(`${page.url()}/settle`);
  await page.getByRole("button", { name: "Afslut aftenen" }).click();
  await page.getByText("Aftenen er slut").first().waitFor();
  await expect.poll(() => page.locator(".st-plan li").count()).toBe(expected.settlement?.minPayments);
  const read = readEvening((await exported(page)).evenings[0]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const settlement = settle(read.value, stateAfter(replay(read.value)));
  expect(Object.values(settlement.points)).toEqual(Object.values(expected.settlement?.points ?? {}));
  expect(Object.values(settlement.money ?? {})).toEqual(Object.values(expected.settlement?.money ?? {}));
}

describe("the club's evening of 28 deals, by taps alone", () => {
  test(
    "compared after every deal, settled to the file's payments, exported and replayed, with the server gone from the first visit on",
    async ({ browser, trouble }) => {
      const { url, stop } = await serveAlone();
      const context = await browser.newContext(PHONE);
      watch(context, new URL(url).origin, trouble);
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await stop();
      await playEvening(page);
      await context.close();
    },
    LONG,
  );
});
