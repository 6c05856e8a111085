import { preview } from "vite";
import { inject } from "vitest";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, PHONE, test, watch } from "./browser.ts";
import { importFile, visit } from "./steps.ts";

/** Serves the build on a server of its own, which can be stopped. */
const serve = () =>
  preview({
    configFile: false,
    logLevel: "warn",
    base: "./",
    build: { outDir: inject("outDir") },
    preview: { host: "127.0.0.1", port: 0 },
  });

test("every screen works with the server gone from the first visit on", async ({ browser, trouble }) => {
  const server = await serve();
  const url = server.resolvedUrls?.local[0] ?? "";
  const context = await browser.newContext(PHONE);
  watch(context, new URL(url).origin, trouble);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();

  await importFile(page, shownBackup());
  for (const hash of Object.values(SCREENS)) {
    await visit(page, hash);
    expect(await page.locator("h1").textContent(), hash).not.toBe("");
  }
  expect(await page.evaluate(async () => (await fetch("./licences.txt")).text())).toContain("dexie");
  await context.close();
});
