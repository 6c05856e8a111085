import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { RUNNING, shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { importFile, visit } from "./steps.ts";

/** The evenings on the start screen, once it has read them. */
async function evenings(page: Page): Promise<string[]> {
  await page.locator(".past li").first().waitFor();
  return page.locator(".past li").allTextContents();
}

/** Saves everything into a file, as a person would, and gives the file's text. */
async function exported(page: Page): Promise<string> {
  await visit(page, "#/settings/data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Gem filen" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kongekop-\d{4}-\d\d-\d\d\.json$/);
  await page.getByText("Filen er gemt.").waitFor();
  return readFileSync(await file.path(), "utf8");
}

async function choose(page: Page, text: string): Promise<void> {
  await visit(page, "#/settings/data");
  const buffer = Buffer.from(text);
  await page.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
}

test("everything goes out into one file and comes in on another phone as it was", async ({ page, open }) => {
  await importFile(page, shownBackup());
  const file = await exported(page);
  await visit(page, "#/");
  const here = await evenings(page);
  expect(here).toHaveLength(3);

  const other = await open();
  await importFile(other, file);
  await visit(other, "#/");
  expect(await evenings(other)).toEqual(here);
  await other.getByRole("link", { name: "Fortsæt spil 14" }).waitFor();
  await choose(other, file);
  await other.getByText("Alt i filen er her allerede.").waitFor();
});

test("an evening that changed in both places is merged or chosen, and a safety copy brings back what was", async ({
  page,
}) => {
  await importFile(page, shownBackup());
  const backup = JSON.parse(shownBackup());
  const running = backup.evenings.find(({ id }: { id: string }) => id === RUNNING);
  running.place = "Hos Åse";
  running.entries.pop();
  await choose(page, JSON.stringify(backup));
  await page.getByRole("button", { name: /^Filens/ }).click();
  await page.getByRole("button", { name: "Hent ind" }).click();
  await page.getByText("Filen er hentet ind.").waitFor();
  await visit(page, "#/");
  await page.getByRole("link", { name: "Fortsæt spil 13" }).waitFor();

  await visit(page, "#/settings/data");
  await page.getByRole("button", { name: "Gendan" }).first().click();
  await page.getByRole("group").getByRole("button", { name: "Gendan" }).click();
  await page.getByText("Alt er, som det var.").waitFor();
  await visit(page, "#/");
  await page.getByRole("link", { name: "Fortsæt spil 14" }).waitFor();
});

test.for([
  ["not JSON", "Filen er ikke fra Kongekop."],
  ["{}", "Filen er ikke fra Kongekop."],
  ['{"format":"kongekop-backup","version":99}', "Filen er gemt af en nyere udgave af Kongekop."],
] as const)(
  "a file that cannot come in (%s) is answered in a sentence and changes nothing",
  async ([text, said], { page }) => {
    await choose(page, text);
    await page.getByText(said).waitFor();
    expect(await page.getByRole("button", { name: "Hent ind" }).count()).toBe(0);
  },
);

test("the screens of an evening that was deleted in another tab say so", async ({ page }) => {
  await importFile(page, shownBackup());
  const tab = await page.context().newPage();
  await tab.goto(`${page.url().split("#")[0]}#/evenings`);
  await tab.getByRole("button", { name: "Mere om aftenen" }).first().click();
  await tab.getByRole("button", { name: "Slet" }).click();
  await tab.getByText("er slettet").waitFor();
  await visit(page, `#/evening/${RUNNING}/book`);
  await page.getByRole("heading", { level: 1, name: "Aftenen er slettet" }).waitFor();
});
