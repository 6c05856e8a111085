import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { serve } from "../../scripts/served.ts";
import { expect, PHONE, test, watch } from "../e2e/browser.ts";
import { follow } from "../e2e/steps.ts";

/** Marks the page as it is now; a page that was loaded again has lost the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));
const offer = (page: Page) => page.getByText("Ny udgave er klar");

/** A copy of the build that the test may change, served on its own. */
async function ownBuild() {
  const outDir = mkdtempSync(join(tmpdir(), "kongekop-update-"));
  cpSync(inject("outDir"), outDir, { recursive: true });
  const { url, stop } = await serve(outDir);
  return {
    url,
    /** Publishes a new version: any other byte in the service worker is one. */
    publish: () => appendFileSync(join(outDir, "sw.js"), "\n// another version"),
    close: async () => {
      await stop();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await mark(page);
  return page;
}

test("an update is offered, taken where it is accepted, and left to the other tabs", async ({ browser, trouble }) => {
  const build = await ownBuild();
  const context = await browser.newContext(PHONE);
  watch(context, new URL(build.url).origin, trouble);
  const [mine, other] = [await openTab(context, build.url), await openTab(context, build.url)];
  expect(await offer(mine).count()).toBe(0);

  build.publish();
  await mine.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await offer(mine).waitFor();
  await offer(other).waitFor();
  expect(await isMarked(mine), "nothing is forced").toBe(true);

  await follow(other, "#/settings/club");
  await other.getByRole("textbox", { name: "Klub" }).fill("Hjørring");
  await mine.bringToFront();
  await mine.getByRole("button", { name: "Hent nu" }).click();
  await mine.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
  await mine.getByRole("link", { name: "Ny aften" }).waitFor();
  expect(await offer(mine).count()).toBe(0);

  expect(await isMarked(other), "the other tab goes on").toBe(true);
  expect(await other.getByRole("textbox", { name: "Klub" }).inputValue()).toBe("Hjørring");
  await follow(other, "#/");
  await other.getByRole("button", { name: "Hent nu" }).click();
  await other.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
  await context.close();
  await build.close();
});
