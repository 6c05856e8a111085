/**
 * Shows every screen at three sizes in both themes, the table in ten states also with large text and without colour, and
 * the display on its side: `npm run screenshots`, into docs/screenshots/; a few also for the README.
 */
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { FACES, forget, turnTo } from "../test/e2e/faces.ts";
import { eveningOfEight, turnRound } from "../test/e2e/rounds.ts";
import { importFile, visit } from "../test/e2e/steps.ts";
import { SCREENS } from "../test/support/screens.ts";
import { SHOWN_NOW, shownBackup } from "../test/support/shown.ts";
import { LAUNCH, PHONE } from "./launch.ts";
import { buildAndServe } from "./served.ts";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
const SMALL = { width: 360, height: 740 };
const USUAL = { width: 390, height: 844 };
const TABLET = { width: 1180, height: 820 };

const ON_ITS_SIDE = { width: 844, height: 390 };
/** What a phone shows with text twice as large. */
const LARGE_TEXT = { width: 195, height: 422 };

/** What the table is looked at in. */
const STATES = ["rest", "pad", "counted", "too-much", "person", "noted", "half", "impossible", "fine", "why"];

type Size = typeof USUAL;
type Theme = "dark" | "light";

/** What the README shows: on a phone, at night. */
const README = ["start", "table", "book", "settle-ended", "evenings", "person", "standings"];

/** Notes half a deal, so that the README shows the table in use. */
async function noteSome(page: Page): Promise<void> {
  await visit(page, SCREENS["table"] ?? "#/");
  await page.getByRole("button", { name: "Sidste stik" }).first().tap();
  await page.getByRole("button", { name: "hjerter" }).tap();
  for (const digit of ["3", "1"]) await page.getByRole("button", { name: digit, exact: true }).tap();
}

/** Shows a card and takes two tricks of a round, so that the README shows the other game in use. */
async function shootRound(page: Page): Promise<void> {
  await importFile(page, JSON.stringify(eveningOfEight()));
  await visit(page, `#/evening/${eveningOfEight().id}`);
  await page.locator("main.surface .seat").first().waitFor();
  await turnRound(page, ["person:B", "show:B:magician", "trick:A", "trick:C"]);
  await page.screenshot({ path: `${docs}round.png` });
}

/** The app in a fresh context, with evenings brought in by its own import. */
async function openApp(browser: Browser, url: string, viewport: Size, colorScheme: Theme): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, viewport, colorScheme, reducedMotion: "reduce" });
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

/** The table in its states, as they are and in grey. */
async function shootStates(page: Page, fileOf: (name: string) => string): Promise<void> {
  for (const name of STATES) {
    await visit(page, SCREENS["table"] ?? "#/");
    await page.locator("main.surface .col").first().waitFor();
    await turnTo(page, FACES[name] ?? []);
    await page.screenshot({ path: fileOf(name) });
    await page.evaluate(() => {
      document.documentElement.style.filter = "grayscale(1)";
    });
    await page.screenshot({ path: fileOf(`${name}-grey`) });
    await forget(page);
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
          await shootRound(page);
        }
        await page.context().close();
      }
    }
    for (const size of [USUAL, LARGE_TEXT, ON_ITS_SIDE]) {
      const page = await openApp(browser, url, size, "dark");
      await shootStates(page, (name) => `${folder}table-${name}-${size.width}x${size.height}.png`);
      await shootAll(page, (name) => `${folder}${name}-${size.width}x${size.height}.png`, ["display"]);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await close();
  }
}

await main();
