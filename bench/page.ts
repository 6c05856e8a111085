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
  /** Answers when something stands there and is painted, in milliseconds since the page began. */
  readonly standing: (what: Standing) => Promise<number>;
}

/**
 * A browser with a folder of its own, in which every page tells by itself when something stands there: whatever asked it
 * again and again from outside would be measured with it.
 */
export async function openBrowser(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE, acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE);
  // As text: what runs this file would leave a mark on its functions that the page does not know.
  await context.addInitScript({ content: `(${note})();` });
  return context;
}

const note = `() => {
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
  Object.assign(window, { noted: { standing } });
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

/**
 * The longest task of a page's main thread while something is done, in milliseconds on a phone: what the processor itself
 * spent on it, so many times slower. What else the machine had to do meanwhile is not in it.
 */
export async function longestTask(page: Page, run: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const mains = new Set<string>();
  const tasks: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as Traced[]) {
      if (event.args?.name === "CrRendererMain") mains.add(threadOf(event));
      if (event.name === "ThreadControllerImpl::RunTask") tasks.push(event);
    }
  });
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel"] } });
  await run();
  const ended = new Promise<{ readonly dataLossOccurred: boolean }>((resolve) => {
    cdp.once("Tracing.tracingComplete", resolve);
  });
  await cdp.send("Tracing.end");
  if ((await ended).dataLossOccurred) throw new Error("the trace of the tasks is not whole");
  await cdp.detach();
  const own = tasks.filter((task) => mains.has(threadOf(task)));
  if (own.length === 0) throw new Error("no task was traced");
  return (Math.max(...own.map(({ tdur = 0 }) => tdur)) / 1000) * SLOWED;
}

/** An event of Chromium's trace; `tdur` are microseconds of the processor. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
