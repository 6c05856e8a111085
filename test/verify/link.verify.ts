import type { Page } from "playwright-core";
import { expect, PHONE, test, watch } from "../e2e/browser.ts";
import { serveAlone } from "../e2e/served.ts";
import { follow, importFile, visit } from "../e2e/steps.ts";
import { clubEvening } from "../support/shown.ts";

const standings = (page: Page) => page.locator(".sheet-settlement tbody tr").allTextContents();

/** The link to the club's evening, copied as a person would. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await importFile(page, JSON.stringify(clubEvening()));
  await follow(page, `#/evening/${clubEvening().id}/share`);
  await page.getByRole("button", { name: "Kopiér linket" }).click();
  await page.getByRole("button", { name: "Kopieret" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a link opens the evening on another phone without a network, to be looked at and kept", async ({
  browser,
  trouble,
}) => {
  const { url, stop } = await serveAlone();
  const [mine, theirs] = [await browser.newContext(PHONE), await browser.newContext(PHONE)];
  for (const context of [mine, theirs]) watch(context, new URL(url).origin, trouble);
  const page = await mine.newPage();
  await page.goto(url);
  const link = await copiedLink(page);
  expect(link.length).toBeLessThanOrEqual(4000);
  await follow(page, `#/evening/${clubEvening().id}/sheet`);
  await page.locator(".sheet-settlement").waitFor();
  const here = await standings(page);

  const other = await theirs.newPage();
  await other.goto(url);
  await other.evaluate(() => navigator.serviceWorker.ready);
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stop();
  await visit(other, new URL(link).hash);
  await other.locator(".sheet-settlement").waitFor();
  expect(await standings(other)).toEqual(here);
  expect(await other.locator(".sheet-deals tbody").count()).toBe(29);
  await other.locator(".chart canvas").waitFor();

  await other.getByRole("button", { name: "Behold aftenen" }).click();
  await other.getByText("1 ny aften").waitFor();
  await other.getByRole("button", { name: "Hent ind" }).click();
  await other.getByRole("link", { name: "Åbn aftenen" }).click();
  await other.getByRole("heading", { name: "Bogen" }).waitFor();
  await visit(other, `#/evening/${clubEvening().id}/sheet`);
  await other.locator(".sheet-settlement").waitFor();
  expect(await standings(other)).toEqual(here);
  await Promise.all([mine.close(), theirs.close()]);
});

test("a link that was cut, is too large or is of a later app gets a sentence", async ({ page }) => {
  const { hash } = new URL(await copiedLink(page));
  for (const [spoiled, sentence] of [
    [hash.slice(0, -20), "Linket er ikke helt."],
    [hash + "A".repeat(60_000), "Linket er større, end en aften kan være"],
    [hash.replace("/shared/1/", "/shared/3/"), "Linket er lavet af en nyere udgave"],
  ] as const) {
    await visit(page, spoiled);
    await page.getByText(sentence).waitFor();
  }
});
