import { describe } from "vitest";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, test } from "./browser.ts";
import { booksShown, exported, recordDeal, setUp, shows, tapKey, tapPlainDeal, withIds } from "./recorder.ts";

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
    const evening = withIds(file, await setUp(page, file));
    const few = { ...evening, entries: evening.entries.slice(0, 6) };
    for (const index of few.entries.keys()) await recordDeal(page, few, index);
    const before = await booksShown(page, evening);
    const table = page.url();
    await page.goto(`${table}/book`);
    await page.locator(".bk-row", { hasText: /^3/ }).first().click();
    await page.getByRole("link", { name: "Ret" }).click();
    await page.locator("main.surface").waitFor();
    // Søren took the last trick; now with the king of spades, and so the pot.
    await page.locator(".col .key.count").nth(1).click();
    await tapKey(page, "ultimo:king:spades");
    await tapKey(page, "review");
    await tapKey(page, "save");
    await page.locator(".book").waitFor();
    await page.goto(table);
    await shows(page, 7);
    const after = await booksShown(page, evening);
    const sum = (books: typeof after) =>
      [...Object.values(books.players), ...Object.values(books.pots)].reduce((all, n) => all + n, 0);
    expect([sum(before), sum(after)]).toEqual([0, 0]);
    // 80 funded again, and 10, 10 and 15 paid into it by the deals 4 to 6.
    expect(after.pots).toMatchObject({ king: 110 });
    expect(before.pots).toMatchObject({ king: 140 });
    expect(after.pots).not.toEqual(before.pots);
  });
});
