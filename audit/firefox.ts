/**
 * `npm run firefox`: the club's evening of 28 deals recorded by taps in Firefox with the server gone from the first visit
 * on, as test/e2e/club-evening.e2e.ts does in Chromium.
 */
import { isDeepStrictEqual } from "node:util";
import { firefox } from "playwright-bidi";
import type { Page } from "playwright-core";
import { ensureFirefox } from "../scripts/browser.ts";
import { PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { booksShown, recordDeal, setUp, withIds } from "../test/e2e/recorder.ts";
import { CLUB_EVENING } from "../test/support/cases.ts";

const { file, expected } = CLUB_EVENING;

/** After this deal the app is loaded anew. */
const RELOAD_AFTER = 14;

function same(what: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`);
  }
}

async function playEvening(page: Page): Promise<void> {
  const evening = withIds(file, await setUp(page, file));
  for (const [index, after] of expected.entries.entries()) {
    const taps = await recordDeal(page, evening, index);
    const shown = await booksShown(page, evening);
    same(`players after deal ${index + 1}`, Object.values(shown.players), Object.values(after.players));
    same(`pots after deal ${index + 1}`, shown.pots, after.pots);
    console.log(`deal ${index + 1}: ${taps} taps, as expected`);
    if (index === RELOAD_AFTER) await page.reload();
  }
  await page.goto(`${page.url()}/settle`);
  await page.getByRole("button", { name: "Afslut aftenen" }).click();
  await page.getByText("Aftenen er slut").first().waitFor();
  await page.locator(".st-plan li").first().waitFor();
  same("payments", await page.locator(".st-plan li").count(), expected.settlement?.minPayments);
}

async function main(): Promise<void> {
  const executablePath = ensureFirefox();
  if (!executablePath) throw new Error("no Firefox: install it (Debian: apt-get install firefox-esr) or set FIREFOX");
  const { url, close: stop } = await buildAndServe();
  // The version of the library that drives Chromium asks a thing that Debian's Firefox does not know; this older one does not ask it.
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
  try {
    console.log(`Firefox ${browser.version()}`);
    const context = await browser.newContext({ ...PHONE, hasTouch: false });
    const trouble: string[] = [];
    context.on("weberror", (error) => trouble.push(error.error().message));
    context.on("console", (message) => {
      if (message.type() === "error") trouble.push(message.text());
    });
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await stop();
    // The two versions of the library have the same pages for what is used here.
    await playEvening(page as unknown as Page);
    same("errors", trouble, []);
    console.log(`${expected.entries.length} deals and the settlement: as in the file`);
  } finally {
    await browser.close();
  }
}

await main();
