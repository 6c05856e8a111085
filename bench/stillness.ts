import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { importFile, visit } from "../test/e2e/steps.ts";
import { SCREENS } from "../test/support/screens.ts";
import { shownBackup } from "../test/support/shown.ts";

/** What a screen has to come to rest from being opened, and how long it is then watched, in milliseconds. */
const SETTLING = 3000;
const WATCHED = 4000;
/** Watching takes its time; the browser is told to treat a page behind others as if it were seen. */
const AT_ONCE = 6;

/** What ran while nobody touched a screen. */
export interface Stirring {
  readonly screen: string;
  /** Timers that went off and frames that were asked for. */
  readonly calls: number;
  /** Timers that repeat, which would go off in the end. */
  readonly intervals: number;
  /** Animations that run. */
  readonly animations: number;
  /** Changes of the page. */
  readonly changes: number;
}

/** Opens every screen in a page of its own and counts what runs while nothing is touched. */
export async function stirrings(): Promise<readonly Stirring[]> {
  const { url, close } = await buildAndServe();
  const browser = await chromium.launch(LAUNCH);
  try {
    const context = await browser.newContext(PHONE);
    await context.addInitScript({ content: `(${count})();` });
    const page = await context.newPage();
    await page.goto(url);
    await importFile(page, shownBackup());
    await page.close();
    return await eachScreen(context, url);
  } finally {
    await browser.close();
    await close();
  }
}

async function eachScreen(context: BrowserContext, url: string): Promise<readonly Stirring[]> {
  const found: Stirring[] = [];
  const screens = [["a page that stirs on purpose", "#/"], ...Object.entries(SCREENS)] as const;
  for (let from = 0; from < screens.length; from += AT_ONCE) {
    const some = screens.slice(from, from + AT_ONCE).map(([screen, hash]) => watchScreen(context, url, screen, hash));
    found.push(...(await Promise.all(some)));
  }
  const [control, ...rest] = found;
  if (!control?.calls || !control.intervals || !control.animations || !control.changes)
    throw new Error(`what runs in a page is not counted: ${JSON.stringify(control)}`);
  return rest;
}

async function watchScreen(context: BrowserContext, url: string, screen: string, hash: string): Promise<Stirring> {
  const page = await context.newPage();
  await page.goto(url);
  await visit(page, hash);
  if (!(screen in SCREENS)) await page.evaluate(stir);
  const found = await watch(page, screen);
  await page.close();
  return found;
}

/** What none of the app's screens may do: the measure of the measure. As text, since what runs this file would leave a mark on it. */
const stir = `
  setInterval(() => {}, 500);
  const frame = () => requestAnimationFrame(frame);
  frame();
  document.body.animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity });
  setInterval(() => document.body.toggleAttribute("data-stirred"), 500);
`;

interface Counted {
  readonly calls: number;
  readonly changes: number;
  readonly intervals: number;
}

async function watch(page: Page, screen: string): Promise<Stirring> {
  const counted = () => page.evaluate(() => (window as unknown as { counted: () => Counted }).counted());
  await wait(SETTLING);
  const before = await counted();
  await wait(WATCHED);
  const { calls, changes, intervals } = await counted();
  // One that waits for its time draws nothing.
  const animations = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().progress !== null)
        .length,
  );
  return { screen, calls: calls - before.calls, changes: changes - before.changes, intervals, animations };
}

/** Before the app: counts what it has called later, and what that changes. As text, since what runs this file would leave a mark on it. */
const count = `() => {
  let [calls, changes] = [0, 0];
  const intervals = new Set();
  const counting = (act) => (...given) => {
    calls++;
    return act(...given);
  };
  const { setTimeout, setInterval, clearInterval, requestAnimationFrame, requestIdleCallback } = window;
  window.setTimeout = (act, ...rest) => setTimeout(counting(act), ...rest);
  window.requestAnimationFrame = (act) => requestAnimationFrame(counting(act));
  window.requestIdleCallback = (act, options) => requestIdleCallback(counting(act), options);
  window.setInterval = (act, ...rest) => {
    const id = setInterval(counting(act), ...rest);
    intervals.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    intervals.delete(id);
    clearInterval(id);
  };
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((all) => {
      changes += all.length;
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  window.counted = () => ({ calls, changes, intervals: intervals.size });
}`;
