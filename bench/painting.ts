import { type Browser, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { importFile, visit } from "../test/e2e/steps.ts";
import { eveningOf } from "./evening.ts";

/** Ten taps that end where they begin; `A` and `C` are the columns at the left and the right. */
const ROUND: readonly string[] = [
  "person:C",
  "declare:C:half",
  "of:hearts",
  "lacking:queen",
  "remove:declarations:0",
  "close",
  "winner:A",
  "ultimo:king:spades",
  "ultimo:king:spades",
  "winner:A",
];
const ROUNDS = 20;
const SLOWED = 4;

/** How long the slowest of twenty taps takes from the tap until what it pays is painted, in milliseconds, for evenings of some lengths; the processor is slowed. */
export async function paintTimes(lengths: readonly number[]): Promise<number[]> {
  const { url, close } = await buildAndServe();
  const browser = await chromium.launch(LAUNCH);
  try {
    const times: number[] = [];
    for (const deals of lengths) times.push(percentile95(await tapTimes(browser, url, deals)));
    return times;
  } finally {
    await browser.close();
    await close();
  }
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function tapTimes(browser: Browser, url: string, deals: number): Promise<readonly number[]> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(url);
  const evening = eveningOf(deals);
  await importFile(page, JSON.stringify({ ...evening, end: null }));
  await visit(page, `#/evening/${evening.id}`);
  await page.locator("main.surface .col").first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const times = await measure(page);
  await page.context().close();
  return times;
}

/** Taps in the page itself: what brings a tap there from outside would be measured with it. */
async function measure(page: Page): Promise<readonly number[]> {
  const ids = await page
    .locator("[data-tap^='winner:']")
    .evaluateAll((keys) => keys.map((key) => (key as HTMLElement).dataset["tap"]?.split(":")[1] ?? ""));
  const named = ROUND.map((id) => id.replace(/:([AC])(?=:|$)/g, (_, who) => `:${who === "A" ? ids[0] : ids.at(-1)}`));
  // Nothing in here has a name of its own: what runs this file would leave a mark on it that the page does not know.
  return page.evaluate(async (taps) => {
    const times: number[] = [];
    for (const id of taps) {
      const key = document.querySelector<HTMLElement>(`[data-tap="${id}"]`);
      if (!key) throw new Error(`no key ${id}`);
      const start = performance.now();
      key.click();
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          // Told once the frame is done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      });
      times.push(performance.now() - start);
    }
    return times;
  }, Array.from({ length: ROUNDS }, () => named).flat());
}
