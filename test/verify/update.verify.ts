import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { expect, PHONE, type Trouble, test, watch } from "../e2e/browser.ts";
import { type Build, type Publisher, publisher, strangeFiles, versionShown } from "../e2e/builds.ts";
import { draftStands, RUNNING, savesNow, says, tapAtTheTable } from "../e2e/running.ts";
import { follow, stored } from "../e2e/steps.ts";

let server: Publisher;
beforeAll(async () => {
  server = await publisher("1.0.0", "1.0.1");
}, 120_000);
afterAll(() => server.close());

const offer = (page: Page) => page.getByRole("button", { name: "Hent nu" });
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

/** A tab of the version that is served, kept for offline. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await mark(page);
  return page;
}

async function openPhone(browser: Browser, trouble: Trouble): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  onTestFinished(() => context.close());
  watch(context, new URL(server.url).origin, trouble);
  return context;
}

/** Publishes the next version and has a tab find it. */
async function publishTo(page: Page): Promise<Build> {
  const build = server.publishNext();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  return build;
}

/** One whole version runs, and says which. */
async function isWhole(page: Page, build: Build): Promise<void> {
  expect(await versionShown(page)).toBe(build.version);
  expect(await strangeFiles(page, build)).toEqual([]);
}

test("later: three reloads and one without a network leave the old version, whole, and the offer", async ({
  browser,
  trouble,
}) => {
  const context = await openPhone(browser, trouble);
  const old = server.served();
  const page = await openTab(context);
  await publishTo(page);
  await offer(page).waitFor();
  for (let i = 0; i < 3; i++) {
    await page.reload();
    await offer(page).waitFor();
    await isWhole(page, old);
    await follow(page, "#/");
  }
  await context.setOffline(true);
  await page.reload();
  await isWhole(page, old);
  // Screens that were never looked at are there too, though the server has none of their files any more.
  for (const hash of ["#/seasons", "#/rules", "#/money", "#/people", "#/new"]) await follow(page, hash);
  expect(await strangeFiles(page, old)).toEqual([]);
});

test("two tabs with drafts: neither is loaded again under the hand, and none loses its draft", async ({
  browser,
  trouble,
}) => {
  const context = await openPhone(browser, trouble);
  const [table, form] = [await openTab(context), await openTab(context)];
  await tapAtTheTable(table);
  await mark(table);
  await follow(form, "#/settings/club");
  await follow(form, "#/new");
  await form.getByRole("button", { name: /^Tarok/ }).click();
  await form.getByLabel("Nyt navn").fill("Anders");
  await form.getByRole("button", { name: "Tilføj" }).click();
  const next = await publishTo(form);
  await form.bringToFront();
  await form.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  expect([await offer(table).count(), await offer(form).count()], "not where something is half done").toEqual([0, 0]);

  await follow(form, "#/");
  await offer(form).click();
  await form.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
  await isWhole(form, next);
  await table.bringToFront();
  expect(await isMarked(table), "the table goes on").toBe(true);
  await draftStands(table);
  await savesNow(table);
  await follow(form, "#/new");
  await form.getByText("Anders").first().waitFor();

  // The old version goes elsewhere: it is loaded again, as one whole version.
  await table.evaluate(() => {
    location.hash = "#/seasons";
  });
  await table.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
  await isWhole(table, next);
  // Of the old version it had found a file gone.
  trouble.splice(0);
});

test("a roll-back to the older build is an update like any other", async ({ browser, trouble }) => {
  const context = await openPhone(browser, trouble);
  const page = await openTab(context);
  await tapAtTheTable(page);
  for (let i = 0; i < 2; i++) {
    await follow(page, "#/");
    await mark(page);
    const build = await publishTo(page);
    await offer(page).click();
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
    await isWhole(page, build);
  }
  await follow(page, `#/evening/${RUNNING.id}`);
  await draftStands(page);
  await savesNow(page);
});

describe("a server that has only part of the new version", () => {
  test("and answers with a page for what is missing: the old one stays, whole, until all of the new one is there", async ({
    browser,
    trouble,
  }) => {
    const context = await openPhone(browser, trouble);
    const old = server.served();
    const page = await openTab(context);
    const next = server.builds.find((build) => build !== old) ?? old;
    cpSync(join(next.folder, "sw.js"), join(server.folder, "sw.js"));
    const left = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      return new Promise((resolve) => {
        coming?.addEventListener("statechange", () => resolve(coming.state));
      });
    });
    expect(left).toBe("redundant");
    await page.reload();
    await isWhole(page, old);
    await follow(page, "#/");
    await mark(page);
    await publishTo(page);
    await offer(page).click();
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
    await isWhole(page, server.served());
    trouble.splice(0);
  });
});

describe("the app fetched afresh", () => {
  const fetchAfresh = async (page: Page): Promise<void> => {
    await follow(page, "#/settings/about");
    await page.getByRole("button", { name: "Hent appen forfra" }).click();
    await page.getByRole("button", { name: "Hent forfra" }).click();
  };

  test("drops the worker and what it keeps, and touches nothing that was recorded", async ({ browser, trouble }) => {
    const context = await openPhone(browser, trouble);
    const page = await openTab(context);
    await tapAtTheTable(page);
    const before = [await stored(page, "revisions"), await stored(page, "drafts")];
    const next = server.publishNext();
    await mark(page);
    await fetchAfresh(page);
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-mark"));
    await isWhole(page, next);
    expect([await stored(page, "revisions"), await stored(page, "drafts")]).toEqual(before);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });

  test("stays where the server cannot be reached", async ({ browser, trouble }) => {
    const context = await openPhone(browser, trouble);
    const page = await openTab(context);
    await context.setOffline(true);
    await fetchAfresh(page);
    await says(page, "Der er ikke forbindelse");
    await page.reload();
    await isWhole(page, server.served());
    trouble.splice(0);
  });
});
