import { type BrowserContext, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../scripts/launch.ts";

/** How much slower than this machine a phone is taken to be. */
export const SLOWED = 4;

/** Reading a large store for the first time computes every evening. */
const PATIENCE = 300_000;

/** What is waited for: so many elements of a selector, painted. */
export interface Standing {
  readonly selector: string;
  readonly count?: number;
  readonly text?: string;
}

/** What bench pages have beside the app. */
interface Noted {
  /** Tasks of the main thread over 50 ms, in milliseconds. */
  readonly tasks: number[];
  /** Answers when something stands there and is painted, in milliseconds since the page began. */
  readonly standing: (what: Standing) => Promise<number>;
}

/**
 * A browser with a folder of its own, in which every page notes its long tasks and tells by itself when something stands
 * there: whatever asked it again and again from outside would be measured with it.
 */
export async function openBrowser(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE, acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE);
  // As text: what runs this file would leave a mark on its functions that the page does not know.
  await context.addInitScript({ content: `(${note})();` });
  return context;
}

const note = `() => {
  const tasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask", buffered: true });
  const isThere = ({ selector, count = 1, text = "" }) =>
    [...document.querySelectorAll(selector)].filter((one) => one.textContent.includes(text)).length >= count;
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const standing = (what) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere(what)) return;
        changes.disconnect();
        resolve(painted());
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { childList: true, subtree: true, characterData: true });
      look();
    });
  Object.assign(window, { noted: { tasks, standing } });
}`;

export async function slow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

/** When something stands in a page, in milliseconds since its navigation began. */
export const standing = (page: Page, what: Standing): Promise<number> =>
  page.evaluate((what) => (window as unknown as { noted: Noted }).noted.standing(what), what);

/** How long it takes until something stands there, from what is done in the page itself, in milliseconds. */
export const standingAfter = (page: Page, act: Act, what: Standing): Promise<number> =>
  page.evaluate(
    async ({ act, what }) => {
      const began = performance.now();
      if ("hash" in act) location.hash = act.hash;
      else for (const key of document.querySelectorAll("button")) if (key.textContent === act.key) key.click();
      return (await (window as unknown as { noted: Noted }).noted.standing(what)) - began;
    },
    { act, what },
  );

/** What a person does: goes to a screen of the app that is open, or taps a key. */
type Act = { readonly hash: string } | { readonly key: string };

/** The longest task since it was last asked, in milliseconds; 0 where none took 50. */
export async function longestTask(page: Page): Promise<number> {
  // An entry is told in a task of its own after the one it speaks of.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const tasks = await page.evaluate(() => (window as unknown as { noted: Noted }).noted.tasks.splice(0));
  return Math.max(0, ...tasks);
}
