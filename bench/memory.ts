import { setTimeout as wait } from "node:timers/promises";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { importFile } from "../test/e2e/steps.ts";
import { eveningOf } from "./evening.ts";

const DEALS = 60;
const CHANGES = 500;
/** Often enough that all code is there and compiled before it is measured. */
const WARMINGS = 3;
/** A screen or a deal that takes longer never comes, in milliseconds. */
const PATIENCE = 30_000;

/** The engine goes on compiling for hours what runs often; that is its own matter and no leak, so it interprets here. */
const ONLY_DATA = "--js-flags=--no-opt --no-maglev --no-sparkplug";
/** What is done a moment after a screen stands there, as long as it may take, in milliseconds. */
const SETTLING = 3000;

/** What a page holds once nothing more can be let go. */
export interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the app holds on its first screen, before and after a long evening of deals and of changes of the screen. */
export async function heldBeforeAndAfter(): Promise<readonly [before: Held, after: Held]> {
  const { url, close } = await buildAndServe();
  const browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ONLY_DATA] });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.goto(url);
    const evening = eveningOf(0);
    await importFile(page, JSON.stringify({ ...evening, end: null }));
    const screens = screensOf(evening.id, evening.players[0]?.id ?? "");
    const cdp = await page.context().newCDPSession(page);
    await record(page, evening.id, WARMINGS);
    await change(page, screens, WARMINGS * screens.length);
    const before = await held(cdp);
    await record(page, evening.id, DEALS);
    await change(page, screens, CHANGES);
    return [before, await held(cdp)];
  } finally {
    await browser.close();
    await close();
  }
}

/** The screens of an evening and those around it; the last one is the first of the app, where everything is measured. */
function screensOf(evening: string, player: string): readonly string[] {
  const own = ["", "/book", "/log", "/review", "/settle", "/more", "/more/fine", "/display", "/share", "/sheet"];
  const others = ["evenings", "people", `person/${player}`, "seasons", "settings", "rules", "new", "money", ""];
  return [
    ...own.map((screen) => `#/evening/${evening}${screen}`),
    `#/evening/${evening}/account/player%3A${player}`,
    ...others.map((screen) => `#/${screen}`),
  ];
}

/** From screen to screen in the app that is open, each once it stands there; ends on the first screen of the app. */
async function change(page: Page, screens: readonly string[], times: number): Promise<void> {
  const all = Array.from({ length: times - 1 }, (_, i) => screens[i % screens.length] ?? "#/");
  await page.evaluate(
    async ({ all, patience }) => {
      for (const hash of all) {
        if (location.hash === hash) continue;
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        location.hash = hash;
        const began = performance.now();
        do {
          await new Promise(requestAnimationFrame);
          if (performance.now() - began > patience) throw new Error(`${hash} does not stand there`);
        } while (document.activeElement?.tagName !== "H1");
      }
    },
    { all: [...all, screens.at(-1) ?? "#/"], patience: PATIENCE },
  );
}

/** Plain deals by taps. */
async function record(page: Page, evening: string, deals: number): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/evening/${evening}`);
  await page.locator(".key.last").first().waitFor();
  await page.evaluate(
    // Nothing in here has a name of its own: what runs this file would leave a mark on it that the page does not know.
    async ({ deals, taps, patience }) => {
      for (let deal = 0; deal < deals; deal++) {
        const began = performance.now();
        const before = document.querySelector("h1.deal")?.textContent;
        for (const tap of taps) {
          document.querySelector<HTMLElement>(tap)?.click();
          await new Promise(requestAnimationFrame);
        }
        while (document.querySelector("h1.deal")?.textContent === before) {
          await new Promise(requestAnimationFrame);
          if (performance.now() - began > patience) throw new Error(`${before} is not saved`);
        }
      }
    },
    { deals, taps: TAPS, patience: PATIENCE },
  );
}

/** Who won the last trick, two counts, saved. */
const TAPS = [".key.last", ...[2, 8, 2, 9].map((digit) => `[data-tap="digit:${digit}"]`), "[data-tap=save]"];

async function held(cdp: CDPSession): Promise<Held> {
  await wait(SETTLING);
  await cdp.send("Performance.enable");
  // What is let go in one round lets go of more in the next.
  for (let round = 0; round < 5; round++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { bytes: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners") };
}
