import type { Page } from "playwright-core";
import { RUNNING, shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { follow, importFile } from "./steps.ts";

const heading = (page: Page) => page.locator("main:not(.shell) h1");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const hash = (page: Page) => page.evaluate(() => location.hash);

test("a link leads to a screen whose heading has the focus and names the window", async ({ page }) => {
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("heading", { level: 1, name: "Menu" }).waitFor();
  expect(await focused(page)).toBe("Menu");
  expect(await page.title()).toBe("Menu · Kongekop");
  await page.getByRole("link", { name: "Data" }).click();
  await page.getByRole("heading", { level: 1, name: "Data" }).waitFor();
  expect(await focused(page)).toBe("Data");
});

test("Back goes up one screen, and so does the way up, without making the history longer", async ({ page }) => {
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Data" }).click();
  await page.getByRole("heading", { level: 1, name: "Data" }).waitFor();
  const length = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("heading", { level: 1, name: "Menu" }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await page.getByRole("link", { name: "Ny aften" }).waitFor();
  expect(await hash(page)).toMatch(/^(#\/)?$/);
});

test("opened on a screen below, the way up leads to the screen above in its place", async ({ open }) => {
  const page = await open("#/settings/terms");
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("heading", { level: 1, name: "Menu" }).waitFor();
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("an address that leads nowhere says so and leads home", async ({ open }) => {
  const page = await open("#/evening/nobody/book");
  await page.getByRole("heading", { level: 1, name: "Her er ikke noget" }).waitFor();
  await page.getByRole("link", { name: "Til forsiden" }).click();
  await page.getByRole("link", { name: "Ny aften" }).waitFor();
});

test("a screen is entered at its top, and found again where it was left", async ({ page }) => {
  await importFile(page, shownBackup());
  await follow(page, `#/evening/${RUNNING}/book`);
  await page.locator(".bk-row").nth(12).waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, "#/settings");
  await page.getByRole("heading", { level: 1, name: "Menu" }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await heading(page).waitFor();
  await page.waitForFunction(() => scrollY > 300);
});

test("the language and the theme are worn at once, and again at the next visit", async ({ page }) => {
  await follow(page, "#/settings");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Light" }).click();
  await page.locator("html[lang=en][data-theme=light]").waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Menu" }).waitFor();
  const html = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    ...document.documentElement.dataset,
  }));
  expect(html).toEqual({ lang: "en", theme: "light" });
});

test("what was looked for among the evenings still is after Back, the field kept while it is typed in", async ({
  page,
}) => {
  await importFile(page, shownBackup());
  await follow(page, "#/evenings");
  const field = page.getByRole("searchbox", { name: "Søg" });
  await field.pressSequentially("hos kar");
  await page.getByText("1 aften fundet").waitFor();
  expect(await field.evaluate((one) => document.activeElement === one)).toBe(true);
  await page.getByRole("link", { name: /Hos Karen/ }).click();
  await page.getByRole("heading", { level: 1, name: "Afregning" }).waitFor();
  await page.goBack();
  await page.getByText("1 aften fundet").waitFor();
  expect(await field.inputValue()).toBe("hos kar");
});
