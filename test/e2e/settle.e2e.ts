import type { Page } from "playwright-core";
import { RUNNING, shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { follow, importFile, visit } from "./steps.ts";

const SETTLE = `#/evening/${RUNNING}/settle`;

const says = (page: Page) => page.locator(".payment-line .says").allTextContents();
const open = async (page: Page) => {
  await importFile(page, shownBackup());
  await follow(page, SETTLE);
  await page.locator(".payment-line .says").first().waitFor();
};

test("an evening is ended, paid one by one, and is still so after a restart", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Afslut aftenen" }).click();
  const switches = page.getByRole("switch");
  await switches.first().waitFor();
  const plan = await says(page);
  await switches.nth(1).click();
  await expect.poll(() => switches.nth(1).getAttribute("aria-checked")).toBe("true");
  await visit(page, SETTLE);
  await expect.poll(() => says(page)).toEqual(plan);
  expect(await switches.nth(1).getAttribute("aria-checked")).toBe("true");
  for (const i of plan.keys())
    if ((await switches.nth(i).getAttribute("aria-checked")) === "false") await switches.nth(i).click();
  await page.getByRole("heading", { name: "Alle er kvit" }).waitFor();
  expect(await says(page)).toEqual(plan);
  expect(await page.getByRole("button", { name: "Åbn aftenen igen" }).count()).toBe(0);
});

test("the evening is copied as text", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: "Kopiér som tekst" }).click();
  await page.getByRole("button", { name: "Kopieret" }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const plan = (await says(page)).map((line) => line.replace(/\s+/g, " "));
  expect(text.split("\n").at(0)).toBe("Tarok, 30. november 2026, Klubhuset");
  expect(text.split("\n").slice(-plan.length)).toEqual(plan);
});
