import type { Page } from "playwright-core";
import { RUNNING, shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { follow, importFile, visit } from "./steps.ts";

const BOOK = `#/evening/${RUNNING}/book`;

const row = (page: Page, deal: number) => page.getByRole("button", { name: new RegExp(`^Spil ${deal}\\.`) });
const rows = (page: Page) => page.locator(".bk").count();
const hash = (page: Page) => page.evaluate(() => location.hash);
const balances = (page: Page) => page.getByRole("list", { name: "Saldo nu" }).textContent();
const topOf = async (page: Page, deal: number) => Math.round((await row(page, deal).boundingBox())?.y ?? Number.NaN);

async function openBook(page: Page, hash = BOOK): Promise<void> {
  await importFile(page, shownBackup());
  await follow(page, BOOK);
  if (hash !== BOOK) await visit(page, hash);
  await page.locator(".bk").first().waitFor();
}

test("an entry that is tapped opens where it stands, also under one that was open, and Back closes it", async ({
  page,
}) => {
  await openBook(page);
  await row(page, 11).click();
  expect(await hash(page)).toBe(`${BOOK}/d11`);
  await row(page, 10).scrollIntoViewIfNeeded();
  const top = await topOf(page, 10);
  await row(page, 10).click();
  await page.waitForFunction(() => document.querySelectorAll(".bk-open").length === 1);
  expect(Math.abs((await topOf(page, 10)) - top)).toBeLessThanOrEqual(1);
  expect(await row(page, 10).getAttribute("aria-expanded")).toBe("true");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector(".bk-open") === null);
  expect(await hash(page)).toBe(BOOK);
});

test("a link to an entry leads to it, under the head that stays in sight", async ({ page }) => {
  await openBook(page, `${BOOK}/d2`);
  await page.waitForFunction(() => document.activeElement?.id === "entry d2");
  const head = await page.locator(".bk-head").boundingBox();
  expect(await topOf(page, 2)).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  expect(await topOf(page, 2)).toBeLessThan(844);
});

test("everything works by keyboard: open, explain, delete, undo and redo", async ({ page }) => {
  await openBook(page);
  const before = await balances(page);
  await row(page, 13).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByText("Kortgiver lægger 5 i hver kop.").waitFor();
  await page.getByRole("button", { name: "Slet" }).press("Enter");
  await page.getByRole("group", { name: "Slet spil 13?" }).getByRole("button", { name: "Slet" }).press("Enter");
  await expect.poll(() => rows(page)).toBe(13);
  expect(await hash(page)).toBe(BOOK);
  await page.keyboard.press("Control+z");
  await expect.poll(() => rows(page)).toBe(14);
  expect(await balances(page)).toBe(before);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => rows(page)).toBe(13);
});

test("what was deleted is brought back after a restart, from the log", async ({ page }) => {
  await openBook(page, `${BOOK}/d3`);
  const before = await balances(page);
  await page.getByRole("button", { name: "Slet" }).click();
  await page.getByRole("group").getByRole("button", { name: "Slet" }).click();
  await expect.poll(() => rows(page)).toBe(13);
  await visit(page, `#/evening/${RUNNING}/log`);
  await page.getByText("Spil slettet").waitFor();
  await page.getByRole("button", { name: "Fortryd" }).click();
  await page.getByText("Spil 3 gendannet").waitFor();
  await follow(page, BOOK);
  expect(await balances(page)).toBe(before);
});
