import type { Page } from "playwright-core";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { PLAIN, turnTo } from "./faces.ts";
import { dealShown, shows, tapKey } from "./recorder.ts";
import { importFile, visit } from "./steps.ts";

const [WINNER = "", ...COUNTS] = PLAIN;
const ULTIMO = [WINNER, "ultimo:king:hearts"];
const LOST = ["person:B", "lost:B:king:clubs"];

/** What is tapped for a deal, the key that saves apart; A, B and C are the three who play, from the left. */
const DEALS: Readonly<Record<string, readonly [taps: number, ids: readonly string[]]>> = {
  "an ordinary deal": [6, PLAIN],
  "one half declaration": [10, ["person:B", "declare:B:half", "of:hearts", "lacking:queen", ...PLAIN]],
  taroks: [9, ["person:B", "declare:B:taroks", "taroks:11:withPagat", ...PLAIN]],
  "king ultimo": [7, [...ULTIMO, ...COUNTS]],
  "king ultimo beside king bagud": [9, [...ULTIMO, "trick:B", "bagud:B:king:clubs", ...COUNTS]],
  nolo: [3, ["person:B", "nolo:B"]],
  tout: [3, ["person:B", "tout:B"]],
  "a king lost": [9, [...LOST, "taker:A", ...PLAIN]],
  "a king lost, its suit unknown": [9, ["person:B", "lost:B:king", "taker:A", ...PLAIN]],
  "a king lost, nobody saw to whom": [9, [...LOST, "taker:unknown", ...PLAIN]],
  "a fine": [9, ["person:B", "fines:B", "fine:B:playedOutOfTurn", ...PLAIN]],
  "a fine where the rule asks": [10, ["person:B", "fines:B", "fine:B:revoke", "accepted:accepted", ...PLAIN]],
};

/** Counts the clicks from now on. */
const countClicks = () => {
  const { dataset } = document.documentElement;
  if (dataset["taps"] === undefined) {
    addEventListener("click", () => {
      dataset["taps"] = String(Number(dataset["taps"]) + 1);
    });
  }
  dataset["taps"] = "0";
};

const taps = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset["taps"]));

async function atTheTable(page: Page): Promise<number> {
  await importFile(page, shownBackup());
  await visit(page, SCREENS["table"] ?? "");
  await page.locator("main.surface .col").first().waitFor();
  return dealShown(page);
}

test("every kind of deal takes its taps from an empty draft to the next deal", async ({ page }) => {
  const number = await atTheTable(page);
  const counted: Record<string, number> = {};
  for (const [what, [, ids]] of Object.entries(DEALS)) {
    await page.evaluate(countClicks);
    await turnTo(page, ids);
    await tapKey(page, "save");
    await shows(page, number + 1);
    counted[what] = await taps(page);
    console.info(`taps: ${what} ${counted[what]}`);
    await tapKey(page, "undo");
    await shows(page, number);
  }
  expect(counted).toEqual(Object.fromEntries(Object.entries(DEALS).map(([what, [expected]]) => [what, expected])));
});

test("the last deal's last trick corrected: 4", async ({ page }) => {
  const number = await atTheTable(page);
  await page.evaluate(countClicks);
  await tapKey(page, "amend-last");
  await page.locator("main.amends").waitFor();
  await page.locator(".key.last[aria-pressed=false]").first().click();
  await tapKey(page, "review");
  await tapKey(page, "save");
  await page.locator("main.surface:not(.amends)").waitFor();
  await shows(page, number);
  expect(await taps(page)).toBe(4);
});
