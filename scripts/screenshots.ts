/** Shows every screen at three sizes in both themes: `npm run screenshots`, into docs/screenshots/; a few also for the README. */
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { importFile, visit } from "../test/e2e/steps.ts";
import { SCREENS } from "../test/support/screens.ts";
import { SHOWN_NOW, shownBackup } from "../test/support/shown.ts";
import { LAUNCH, PHONE } from "./launch.ts";
import { buildAndServe } from "./served.ts";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
const SMALL = { width: 360, height: 740 };
const USUAL = { width: 390, height: 844 };
const TABLET = { width: 1180, height: 820 };

type Size = typeof USUAL;
type Theme = "dark" | "light";

/** What the README shows: on a phone, at night. */
const README = ["start", "table", "book", "settle-ended"];

/** Notes half a deal, so that the README shows the table in use. */
async function noteSome(page: Page): Promise<void> {
  await visit(page, SCREENS["table"] ?? "#/");
  await page.getByRole("button", { name: "Sidste stik" }).first().tap();
  await page.getByRole("button", { name: "hjerter" }).tap();
  for (const digit of ["3", "1"]) await page.getByRole("button", { name: digit, exact: true }).tap();
}

/** The app in a fresh context, with evenings brought in by its own import. */
async function openApp(browser: Browser, url: string, viewport: Size, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, viewport, colorScheme });
  const page = await context.newPage();
  await page.clock.setFixedTime(SHOWN_NOW);
  await page.goto(url);
  await importFile(page, shownBackup());
  return page;
}

/** Goes round all screens and takes a picture of each. */
async function shootAll(page: Page, fileOf: (name: string) => string, names = Object.keys(SCREENS)): Promise<void> {
  for (const name of names) {
    await visit(page, SCREENS[name] ?? "#/");
    // Fonts and pictures are the system's and the app's own: one frame later everything is painted.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.screenshot({ path: fileOf(name) });
  }
}

async function main(): Promise<void> {
  const folder = `${docs}screenshots/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { url, close } = await buildAndServe();
  const browser = await chromium.launch(LAUNCH);
  try {
    for (const size of [SMALL, USUAL, TABLET]) {
      for (const theme of ["dark", "light"] as const) {
        const page = await openApp(browser, url, size, theme);
        await shootAll(page, (name) => `${folder}${name}-${size.width}x${size.height}-${theme}.png`);
        if (size === USUAL && theme === "dark") {
          await noteSome(page);
          await shootAll(page, (name) => `${docs}${name}.png`, README);
        }
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await close();
  }
}

await main();
