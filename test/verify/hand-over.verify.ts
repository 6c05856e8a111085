import type { Page } from "playwright-core";
import { expect, PHONE, test, watch } from "../e2e/browser.ts";
import { shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { serveAlone } from "../e2e/served.ts";
import { follow, importFile, visit } from "../e2e/steps.ts";
import { clubEvening } from "../support/shown.ts";

const { id, entries, end: _, ...evening } = clubEvening();
const table = `#/evening/${id}`;
const ONLY_READ = "Aftenen føres nu på en anden telefon; her kan den kun læses.";

/** The link that takes the evening to the other phone, copied as a person would. */
async function handedLink(page: Page): Promise<string> {
  await follow(page, `${table}/more`);
  await page.getByRole("link", { name: "Fortsæt på en anden telefon" }).click();
  await page.getByRole("button", { name: "Kopiér linket" }).click();
  await page.getByRole("button", { name: "Kopieret" }).waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
}

async function goOnWith(page: Page, hash: string, deal: number): Promise<void> {
  await follow(page, hash);
  await page.getByRole("button", { name: "Fortsæt her" }).click();
  await shows(page, deal);
}

test("an evening goes on on another phone, the first one only reads, and both come together again", async ({
  browser,
  trouble,
}) => {
  const { url, stop } = await serveAlone();
  const [mine, theirs] = [await browser.newContext(PHONE), await browser.newContext(PHONE)];
  for (const context of [mine, theirs]) {
    watch(context, new URL(url).origin, trouble);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  }
  const [first, tab, second] = [await mine.newPage(), await mine.newPage(), await theirs.newPage()];
  for (const page of [first, second]) {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await tab.goto(url);
  await stop();

  await importFile(first, JSON.stringify({ ...evening, id, entries: entries.slice(0, 3), end: null }));
  await visit(tab, table);
  await shows(tab, 4);
  const hash = await handedLink(first);
  await first.getByRole("img", { name: "QR-kode med linket til aftenen" }).waitFor();
  await goOnWith(second, hash, 4);

  await first.getByRole("button", { name: "Den anden telefon fører nu" }).click();
  await first.getByText(ONLY_READ).waitFor();
  await tab.getByText(ONLY_READ).waitFor();
  await follow(first, `${table}/book`);
  await first.getByText(ONLY_READ).waitFor();
  expect(await first.getByRole("button", { name: "Fortryd" }).count()).toBe(0);

  await tapPlainDeal(second);
  await tapKey(second, "save");
  await shows(second, 5);
  await goOnWith(first, await handedLink(second), 5);
  await shows(tab, 5);
  await Promise.all([mine.close(), theirs.close()]);
});
