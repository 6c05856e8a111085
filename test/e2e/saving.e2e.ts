import { describe } from "vitest";
import { replay, stateAfter } from "../../src/ledger/index.ts";
import type { Deal } from "../../src/rules/index.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, test } from "./browser.ts";
import { booksShown, exported, setUp, shows, tapKey, tapPlainDeal } from "./recorder.ts";
import { importFile, visit } from "./steps.ts";

const { file } = CLUB_EVENING;

/** How many deals the app exports. */
const dealsIn = async (page: Parameters<typeof exported>[0]): Promise<number> =>
  (await exported(page)).evenings[0]?.entries.length ?? 0;

describe("a deal is saved once", () => {
  test("however often its key is tapped", async ({ page }) => {
    await setUp(page, file);
    await tapPlainDeal(page);
    await page.locator('[data-tap="save"]').evaluate((key) => {
      for (let i = 0; i < 4; i++) if (key instanceof HTMLElement) key.click();
    });
    await shows(page, 2);
    expect(await dealsIn(page)).toBe(1);
  });

  test("by Enter and a click at once", async ({ page }) => {
    await setUp(page, file);
    await tapPlainDeal(page);
    await page.locator('[data-tap="save"]').evaluate((key) => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      if (key instanceof HTMLElement) key.click();
    });
    await shows(page, 2);
    expect(await dealsIn(page)).toBe(1);
  });

  test("by two tabs that show the same draft and save it at once", async ({ page }) => {
    await setUp(page, file);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await shows(other, 1);
    // The hand is on this one; a tab at the back paints once a second.
    await page.bringToFront();
    await tapPlainDeal(page);
    await other.locator('[data-tap="save"]').waitFor();
    // At once, without waiting for the key to stand still: whoever is first takes it away from the other.
    const saveAtOnce = (tab: typeof page) =>
      tab.locator('[data-tap="save"]').evaluate((key) => (key as HTMLElement).click());
    await Promise.all([saveAtOnce(page), saveAtOnce(other)]);
    await Promise.all([shows(page, 2), shows(other, 2)]);
    expect(await dealsIn(page)).toBe(1);
  });
});

describe("a draft is not lost", () => {
  test("by Back in the middle of a deal", async ({ page }) => {
    await setUp(page, file);
    await tapPlainDeal(page);
    await page.goBack();
    await page.getByRole("link", { name: "Fortsæt spil 1" }).click();
    await page.locator('[data-tap="save"]').waitFor();
    expect(await page.locator(".col .count b").allTextContents()).toEqual(["28", "29", "21"]);
  });
});

describe("an old deal is corrected", () => {
  test("deal 3 of 28 empties the kongekop, and everything after it is right again", async ({ page }) => {
    const evening = { ...file, end: null };
    await importFile(page, JSON.stringify(evening));
    await visit(page, `#/evening/${evening.id}`);
    await shows(page, 29);
    const before = await booksShown(page, evening);
    expect(before).toEqual(booksAfter(evening));
    await visit(page, `#/evening/${evening.id}/book`);
    await page
      .locator(".bk-row", { hasText: /^3(?!\d)/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Ret" }).click();
    await page.locator("main.surface").waitFor();
    // Søren took the last trick; now with the king of spades, and so the pot.
    await page.locator(".col .key.count").nth(1).click();
    await tapKey(page, "ultimo:king:spades");
    await tapKey(page, "review");
    await tapKey(page, "save");
    await page.locator(".book").waitFor();
    await visit(page, `#/evening/${evening.id}`);
    await shows(page, 29);
    const amended = evening.entries.map((entry, i) => (i === 2 ? withUltimo(entry) : entry));
    const after = await booksShown(page, evening);
    expect(after).toEqual(booksAfter({ ...evening, entries: amended }));
    expect(after).not.toEqual(before);
  });
});

/** What everybody and both pots hold at the end of an evening that is replayed from its start. */
const booksAfter = (evening: typeof file) => stateAfter(replay(evening)).books;

const withUltimo = (entry: (typeof file)["entries"][number]) => {
  const { lastTrick } = entry as Deal;
  return { ...entry, lastTrick: { ...lastTrick, ultimo: "king", suit: "spades" } };
};
