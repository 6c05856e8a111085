import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../scripts/launch.ts";
import { buildAndServe } from "../scripts/served.ts";
import { backupOf, idOf } from "./club.ts";
import { median } from "./timing.ts";

const SLOWED = 4;
const ROUNDS = 5;
/** Reading a store for the first time after an import computes every evening. */
const PATIENCE = 300_000;

/** What is opened in a store: an address, and what stands there once it can be used. */
const PLACES = [
  { what: "start to a usable list", hash: "#/", stands: ".past-evening >> nth=8", isJudged: true },
  {
    what: "the table of an evening",
    hash: `#/evening/${idOf(0)}`,
    stands: "main.surface .col >> nth=2",
    isJudged: true,
  },
  { what: "the settlement of an evening", hash: `#/evening/${idOf(3)}/settle`, stands: ".st-plan li", isJudged: true },
  { what: "the list of all evenings", hash: "#/evenings", stands: ".past-evening >> nth=8", isJudged: true },
  { what: "a person's page", hash: "#/person/member%204", stands: "main h2", isJudged: false },
  {
    what: "the standings of a season",
    hash: "#/seasons/club-year-2026",
    stands: "main tbody tr, main ol li",
    isJudged: false,
  },
] as const;

export interface StoreTimes {
  readonly what: string;
  /** Milliseconds in the median, with the processor slowed four times. */
  readonly ms: number;
  readonly isJudged: boolean;
}
export interface StoreReport {
  readonly times: readonly StoreTimes[];
  /** The longest tasks of the main thread, in milliseconds, slowed four times; the longest first, one of each kind. */
  readonly tasks: readonly Task[];
}

/** Opens stores of so many evenings, in turn, so that both have the machine in the same mood. */
export async function storeTimes(sizes: readonly number[]): Promise<readonly StoreReport[]> {
  const { url, close } = await buildAndServe();
  const stores: Store[] = [];
  try {
    for (const size of sizes) stores.push(await fill(url, size));
    for (let round = 0; round < ROUNDS; round++) for (const store of stores) await walk(store, url);
    return stores.map(reportOf);
  } finally {
    for (const { context, folder } of stores) {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
    await close();
  }
}

interface Store {
  readonly context: BrowserContext;
  readonly folder: string;
  readonly page: Page;
  readonly times: Map<string, number[]>;
  /** Tasks of the main thread that took over 50 ms. */
  readonly tasks: Task[];
}
interface Task {
  readonly what: string;
  readonly ms: number;
}

async function fill(url: string, evenings: number): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "kongekop-store-"));
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE, acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  const [page = await context.newPage()] = context.pages();
  const store: Store = { context, folder, page, times: new Map(), tasks: [] };
  await page.goto(`${url}#/settings/data`);
  await slow(page);
  const file = join(folder, "backup.json");
  writeFileSync(file, backupOf(evenings));
  const bringIn = page.getByRole("button", { name: "Hent ind" });
  await timed(store, "looking at a backup", async () => {
    await page.locator("input[type=file]").setInputFiles(file);
    await bringIn.waitFor();
  });
  await timed(store, "bringing it in", async () => {
    await bringIn.click();
    await page.getByText(/^Filen er hentet ind/).waitFor();
  });
  await timed(store, "exporting everything", async () => {
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Gem filen" }).click();
    await (await downloaded).path();
  });
  await timed(store, "the first list after it", async () => {
    await page.goto(`${url}#/`);
    await page.getByText(`Alle ${evenings - 1} aftener`).waitFor();
  });
  return store;
}

/** Each place as a link to it would open it, in a page of its own: nothing is there from before. */
async function walk(store: Store, url: string): Promise<void> {
  for (const { what, hash, stands } of PLACES) {
    const page = await store.context.newPage();
    await slow(page);
    await timed({ ...store, page }, what, async () => {
      await page.goto(url + hash);
      await page.locator(stands).first().waitFor();
    });
    await page.close();
  }
}

async function slow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

async function timed({ page, times, tasks }: Store, what: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await run();
  times.set(what, [...(times.get(what) ?? []), performance.now() - start]);
  const long = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  tasks.push(...long.map((ms) => ({ what, ms })));
}

const reportOf = ({ times, tasks }: Store): StoreReport => ({
  times: [...times].map(([what, all]) => ({
    what,
    ms: median(all),
    isJudged: PLACES.some((place) => place.what === what && place.isJudged),
  })),
  tasks: tasks
    .toSorted((a, b) => b.ms - a.ms)
    .filter(({ what }, i, all) => all.findIndex((one) => one.what === what) === i),
});
