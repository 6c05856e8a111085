import type { Page } from "playwright-core";
import { expect, test } from "../e2e/browser.ts";
import { tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { follow, importFile, visit } from "../e2e/steps.ts";
import { violations } from "../e2e/violations.ts";
import { RUNNING, shownBackup } from "../support/shown.ts";

const TABLE = `#/evening/${RUNNING}`;

const numberIn = (text: string | null | undefined): number =>
  Number((text ?? "").replaceAll("−", "-").replaceAll(".", "").match(/-?\d+/)?.[0]);
const numbersIn = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allTextContents()).map(numberIn);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function atTheTable(page: Page): Promise<void> {
  await importFile(page, shownBackup());
  await visit(page, TABLE);
}

/** A king ultimo, which empties the cup. */
async function emptyTheCup(page: Page): Promise<void> {
  await page.locator(".key.last").first().click();
  await page.locator('[data-tap^="ultimo:king"]').first().click();
  for (const digit of [2, 8, 2, 9]) await tapKey(page, `digit:${digit}`);
  await tapKey(page, "save");
  await page.locator("h1.deal", { hasText: "Spil 15" }).waitFor();
}

/** What an account's screen says: what it holds, and how that came about. */
async function history(page: Page) {
  await page.locator(".account-row").first().waitFor();
  const holds = numberIn(await page.locator(".accounts [aria-current] b").textContent());
  return {
    holds,
    changes: await numbersIn(page, ".account-row .account-change b"),
    running: await numbersIn(page, ".account-row .account-holds"),
    parts: await numbersIn(page, ".account-row .account-part"),
  };
}

test("a cup's explanation ends with what it shows, also where it was emptied", async ({ page }) => {
  await atTheTable(page);
  await emptyTheCup(page);
  const cup = page.locator('[data-tap="pot:king"]');
  const shown = numberIn(await cup.locator(".cup b").textContent());
  await cup.click();
  await page.locator(".pot-rows li").first().waitFor();
  const rows = page.locator(".pot-rows li:has(a)");
  expect(numberIn(await rows.first().locator(".quiet").textContent())).toBe(shown);
  expect(sum(await numbersIn(page, ".pot-rows li:has(a) > b"))).toBe(shown);
  expect(await rows.last().textContent()).toContain("Kongekoppen funderes igen");

  await tapKey(page, "account");
  const now = await history(page);
  expect([now.holds, now.running[0], sum(now.changes), sum(now.parts)]).toEqual([shown, shown, shown, shown]);
  await page.getByRole("button", { name: "Vis, hvad der var før" }).click();
  await page.getByText("Aftenen begynder").waitFor();
  expect(sum((await history(page)).changes)).toBe(shown);
  expect(await violations(page)).toEqual([]);
});

test("a balance's history ends with the balance, and is right again after an old deal is corrected", async ({
  page,
}) => {
  await atTheTable(page);
  const column = page.locator("section.col").first();
  const before = numberIn(await column.locator(".balance").textContent());
  await column.locator(".who").click();
  await page.locator(".dock .account-link").click();
  const was = await history(page);
  expect([was.holds, was.running[0], sum(was.changes), sum(was.parts)]).toEqual([before, before, before, before]);

  await visit(page, `${TABLE}?amend=d3`);
  await page.locator('.key.last:not([aria-pressed="true"])').first().click();
  await tapKey(page, "review");
  await tapKey(page, "save");
  await page.locator(".bk").first().waitFor();
  await page.getByRole("list", { name: "Saldo nu" }).getByRole("link").first().click();
  const is = await history(page);
  expect([is.running[0], sum(is.changes), sum(is.parts)]).toEqual([is.holds, is.holds, is.holds]);
  await page.locator(".account-row").first().click();
  await page.getByRole("link", { name: "Se det i bogen" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("the jetons to push are worth what is owed, and are hidden where none are played with", async ({ page }) => {
  await atTheTable(page);
  await tapPlainDeal(page);
  await page.locator(".net").first().click();
  await tapKey(page, "jetons");
  await page.locator(".pushes li").first().waitFor();
  for (const row of await page.locator(".pushes li").all()) {
    const amount = numberIn((await row.locator("b").first().textContent())?.split("×").at(-1));
    const pieces = await row.locator(".pieces > span > .vh").allTextContents();
    const worth = pieces
      .map((text) => (text.match(/\d+/g) ?? []).map(Number))
      .map(([count = 0, jeton = 0]) => count * jeton);
    expect(sum(worth)).toBe(amount);
  }
  expect(sum(await numbersIn(page, ".holdings li > b"))).toBe(0);
  expect(await violations(page)).toEqual([]);

  await tapKey(page, "save");
  await page.locator("h1.deal", { hasText: "Spil 15" }).waitFor();
  await tapKey(page, "jetons");
  await page.locator(".pushes li").first().waitFor();
  await follow(page, "#/settings/table");
  await page.getByRole("switch", { name: /jetone?r|jetons/ }).click();
  await follow(page, TABLE);
  await page.locator('[data-tap="undo"]').waitFor();
  await expect.poll(() => page.locator('[data-tap="jetons"]').count()).toBe(0);
});

test("what changed is one tap from the table, in words: who, before and after, and what it moved", async ({ page }) => {
  await atTheTable(page);
  await tapKey(page, "changes");
  await page.locator(".log li").first().waitFor();
  expect(await page.locator(".log li").count()).toBe(10);
  await visit(page, `${TABLE}?amend=d13`);
  await page.locator('.key.last:not([aria-pressed="true"])').first().click();
  await tapKey(page, "review");
  await tapKey(page, "save");
  await page.locator(".bk").first().waitFor();
  await visit(page, `${TABLE}/log`);
  const told = (await page.locator(".log li").first().textContent()) ?? "";
  expect(told).toMatch(/^Spil 13 rettet.*Før: \S+ tager sidste stik\.\s*Nu: \S+ tager sidste stik\./);
  expect(told).toMatch(/\+\d+/);
  expect(await violations(page)).toEqual([]);
});
