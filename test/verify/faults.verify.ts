import type { Page } from "playwright-core";
import { describe } from "vitest";
import { breakWrites, mendWrites } from "../e2e/broken.ts";
import { expect, test } from "../e2e/browser.ts";
import { shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { importFile, stored, visit } from "../e2e/steps.ts";
import { CLUB_EVENING } from "../support/cases.ts";

const { file } = CLUB_EVENING;
const DEALS = 3;
const EVENING = { ...file, entries: file.entries.slice(0, DEALS), end: null };

/** An evening that is running, with a plain deal tapped and not saved. */
async function atTheTable(page: Page): Promise<void> {
  await importFile(page, JSON.stringify(EVENING));
  await visit(page, `#/evening/${EVENING.id}`);
  await shows(page, DEALS + 1);
  await tapPlainDeal(page);
}

/** The deal that was tapped stands there, in the page and after it was loaded again. */
async function draftStands(page: Page): Promise<void> {
  const counts = () => page.locator(".col .count b").allTextContents();
  expect(await counts()).toEqual(["28", "29", "21"]);
  await page.reload();
  await page.locator('[data-tap="save"]').waitFor();
  expect(await counts()).toEqual(["28", "29", "21"]);
}

/** The deal that was tapped is saved, whole and once. */
async function savesNow(page: Page): Promise<void> {
  await tapKey(page, "save");
  await shows(page, DEALS + 2);
  const rows = await stored(page, "revisions");
  expect(rows).toHaveLength(DEALS + 1);
}

const says = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

describe("a save", () => {
  test.for([
    ["QuotaExceededError", "Telefonen har ikke mere plads."],
    ["AbortError", "Det kunne ikke gemmes. Prøv igen."],
    ["UnknownError", "Det kunne ikke gemmes. Prøv igen."],
  ] as const)(
    "that ends in %s is told; the draft stands and is saved once it can be",
    async ([error, told], { page }) => {
      await atTheTable(page);
      await breakWrites(page, "evenings", error);
      await tapKey(page, "save");
      await says(page, told);
      await mendWrites(page);
      await draftStands(page);
      await savesNow(page);
    },
  );
});

describe("a tap", () => {
  test("that cannot be kept is told; what was tapped stands and is saved once it can be", async ({ page }) => {
    await atTheTable(page);
    await breakWrites(page, "drafts", "QuotaExceededError");
    await tapKey(page, "digit:1");
    await says(page, "Telefonen har ikke mere plads.");
  });
});
