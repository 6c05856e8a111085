import type { Page } from "playwright-core";
import { describe } from "vitest";
import { readEvening } from "../../src/ledger/index.ts";
import { expect, test } from "../e2e/browser.ts";
import { exported, setUp, shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { draftStands, RUNNING, savesNow, says, tapAtTheTable } from "../e2e/running.ts";
import { follow, stored, visit } from "../e2e/steps.ts";

/** What a browser may answer when it is asked to keep the data, and what the app says of it. */
const PROTECTIONS = [
  ["says no", "Browseren kan slette dataene, hvis der mangler plads."],
  ["is missing", "Browseren kan ikke sige, om den beholder dataene."],
  ["throws", "Browseren kan ikke sige, om den beholder dataene."],
  ["refuses later", "Browseren kan ikke sige, om den beholder dataene."],
] as const;

const answerWith = (how: (typeof PROTECTIONS)[number][0]): void => {
  const answers = {
    "says no": { persist: async () => false, persisted: async () => false },
    "is missing": undefined,
    throws: {
      persist: () => {
        throw new DOMException("no", "SecurityError");
      },
      persisted: () => {
        throw new DOMException("no", "SecurityError");
      },
    },
    "refuses later": {
      persist: () => Promise.reject(new TypeError("no")),
      persisted: () => Promise.reject(new TypeError("no")),
    },
  };
  Object.defineProperty(navigator, "storage", { value: answers[how] });
};

describe("the browser's promise to keep the data", () => {
  test.for(PROTECTIONS)(
    "%s: an evening is begun and recorded all the same, and Data says so",
    async ([how, told], { page }) => {
      await page.addInitScript(answerWith, how);
      await page.reload();
      await setUp(page, RUNNING);
      await tapPlainDeal(page);
      await tapKey(page, "save");
      await shows(page, 2);
      await follow(page, "#/settings/data");
      await says(page, told);
    },
  );
});

describe("a browser without crypto.randomUUID", () => {
  test("records as any other", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined }));
    await page.reload();
    await tapAtTheTable(page);
    await draftStands(page);
    await savesNow(page);
    const ids = ((await stored(page, "revisions")) as { revision: { id: string } }[]).map(
      ({ revision }) => revision.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** What the evening's deals are, in the order in which they stand in the file that the app writes. */
async function winnersIn(page: Page): Promise<unknown[]> {
  const [evening] = (await exported(page)).evenings;
  const read = readEvening(evening);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.entries.map((entry) => (entry as { lastTrick?: { winner: string } }).lastTrick?.winner);
}

describe("a clock that jumps back", () => {
  test("changes neither the order of the deals nor what a correction or undo does", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-28T21:00:00+01:00");
    await tapAtTheTable(page);
    await savesNow(page);
    await page.clock.setFixedTime("2026-11-27T20:00:00+01:00");
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, 6);
    const [first, second, third, fourth, fifth] = await winnersIn(page);
    await visit(page, `#/evening/${RUNNING.id}`);
    await shows(page, 6);

    // The deal before is corrected a day before it was recorded: the correction holds.
    await page.clock.setFixedTime("2026-11-26T20:00:00+01:00");
    await tapKey(page, "amend-last");
    await page.locator("main.amends").waitFor();
    await page.locator(".key.last[aria-pressed=false]").first().click();
    await tapKey(page, "review");
    await tapKey(page, "save");
    await page.locator("main.surface:not(.amends)").waitFor();
    const corrected = await winnersIn(page);
    expect(corrected.slice(0, 4)).toEqual([first, second, third, fourth]);
    expect(corrected[4]).not.toBe(fifth);

    // Taken back a day before that, after the app was started again: it is as it was.
    await page.clock.setFixedTime("2026-11-25T20:00:00+01:00");
    await visit(page, `#/evening/${RUNNING.id}/log`);
    await page
      .getByRole("button", { name: /^Fortryd/ })
      .first()
      .click();
    await expect.poll(() => winnersIn(page)).toEqual([first, second, third, fourth, fifth]);
  });

  test("lets an evening be ended before it began: settled, exported, and read again", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-28T21:00:00+01:00");
    await setUp(page, RUNNING);
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, 2);
    await page.clock.setFixedTime("2020-01-01T00:00:00+01:00");
    await page.goto(`${page.url()}/settle`);
    await page.getByRole("button", { name: "Afslut aftenen" }).click();
    await says(page, "Aftenen er slut");
    expect(await winnersIn(page)).toHaveLength(1);
    await visit(page, "#/evenings");
    await page.getByText("1 spil").first().waitFor();
  });
});
