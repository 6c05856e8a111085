import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, PHONE, test, watch } from "./browser.ts";
import { serveAlone } from "./served.ts";
import { follow, importFile, visit } from "./steps.ts";

test("every screen works with the server gone from the first visit on", async ({ browser, trouble }) => {
  const { url, stop } = await serveAlone();
  const context = await browser.newContext(PHONE);
  watch(context, new URL(url).origin, trouble);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stop();

  await importFile(page, shownBackup());
  for (const hash of Object.values(SCREENS)) {
    // Without loading the app again: each chunk still comes from what was kept.
    await (hash.includes("/book/") ? visit(page, hash) : follow(page, hash));
    expect(await page.locator("h1").textContent(), hash).not.toBe("");
  }
  expect(await page.evaluate(async () => (await fetch("./licences.txt")).text())).toContain("dexie");
  await context.close();
});
