import type { Page } from "playwright-core";
import { RUNNING, shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { tap } from "./filled.ts";
import { follow, importFile, stored, visit } from "./steps.ts";

const evening = `#/evening/${RUNNING}`;

const hash = (page: Page) => page.evaluate(() => location.hash);
const table = (page: Page, id = RUNNING) =>
  page.waitForFunction((path) => location.hash === path, `#/evening/${id}`).then(() => undefined);

test("an unchanged regular table starts in two taps, and Back leads from it to the start", async ({ page }) => {
  await importFile(page, shownBackup());
  await visit(page, "#/");
  await follow(page, "#/new");
  let taps = 0;
  for (const key of ["Samme bord som sidst", "Start aftenen"]) {
    await tap(page, key);
    taps += 1;
  }
  await page.waitForFunction(() => /^#\/evening\/[^/]+$/.test(location.hash));
  expect(taps).toBe(2);
  expect(await hash(page)).not.toBe(evening);
  await page.goBack();
  await page.getByRole("link", { name: "Ny aften" }).waitFor();
});

test("a table of new names survives a reload and Back, and the names are in the directory afterwards", async ({
  page,
}) => {
  await follow(page, "#/new");
  for (const name of ["Inger", "Poul", "Karen"]) {
    await page.getByLabel("Nyt navn").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: name }).waitFor();
  }
  // A reload may cost the last change where it comes before that is written.
  await expect.poll(async () => JSON.stringify(await stored(page, "drafts"))).toContain("Karen");
  await page.reload();
  await page.getByRole("listitem").filter({ hasText: "Karen" }).waitFor();
  await page.goBack();
  await page.goForward();
  await tap(page, "Træk lod", "Start aftenen");
  await page.waitForFunction(() => /^#\/evening\/[^/]+$/.test(location.hash));
  // Who leaves in the same moment would find the form as it was.
  await expect.poll(async () => JSON.stringify(await stored(page, "drafts"))).not.toContain("Karen");
  await visit(page, "#/new");
  await page.getByRole("button", { name: "Karen", exact: true }).waitFor();
});

test("a fine between deals leads back to the table, and Back from there to what was before", async ({ page }) => {
  await importFile(page, shownBackup());
  await visit(page, "#/");
  await follow(page, evening);
  await follow(page, `${evening}/more`);
  await page.getByRole("link", { name: "Bøde", exact: true }).click();
  await tap(page, "Åse", "^Kulørsvigt", "Gem");
  await table(page);
  await page.goBack();
  await page.getByRole("link", { name: "Ny aften" }).waitFor();
  await follow(page, `${evening}/book`);
  await page.getByText("Åse får en bøde: kulørsvigt, 40 i hver kop.").first().waitFor();
});

test("somebody new sits down, is in the directory, and undo takes both seat and payment back", async ({ page }) => {
  await importFile(page, shownBackup());
  await visit(page, `${evening}/more/join`);
  await page.getByLabel("Nyt navn").fill("Ib");
  await tap(page, "Tilføj", "Til højre for Birgit", "Gem");
  await table(page);
  await visit(page, `${evening}/more/leave`);
  await page.getByRole("button", { name: "Ib", exact: true }).waitFor();
  await visit(page, `${evening}/log`);
  await tap(page, "Fortryd");
  await page.getByRole("button", { name: "Gentag" }).waitFor();
  await visit(page, `${evening}/more/leave`);
  await page.getByRole("button", { name: "Birgit", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Ib", exact: true }).count()).toBe(0);
});

test("a form is filled in and saved by the keyboard alone", async ({ page }) => {
  await importFile(page, shownBackup());
  await visit(page, `${evening}/more/potCheck`);
  const until = async (name: RegExp) => {
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press("Tab");
      if (name.test((await page.evaluate(() => document.activeElement?.textContent)) ?? "")) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await until(/^Kongekop/);
  await page.keyboard.press("Enter");
  await page.keyboard.type("200");
  await page.getByText("Der mangler 40.").waitFor();
  await until(/^Gem$/);
  await page.keyboard.press("Enter");
  await table(page);
});
