import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { buildAndServe } from "../scripts/served.ts";
import { backupOf } from "./club.ts";
import { openBrowser, slow, standing, standingAfter } from "./page.ts";
import { median } from "./timing.ts";

const ROUNDS = 7;

/** Below the head everything stands at once: what was played, and what can be done. */
const USABLE = { selector: ".start-paper > *" };

/**
 * How long the app takes until it can be used, in milliseconds, for stores of so many evenings: the browser just started,
 * the server gone, the processor slowed. Each size in turn, so that all have the machine in the same mood.
 */
export async function coldTimes(sizes: readonly number[]): Promise<number[]> {
  const { url, close } = await buildAndServe();
  const stores = sizes.map((evenings) => ({ evenings, folder: mkdtempSync(join(tmpdir(), "kongekop-cold-")) }));
  const times = sizes.map((): number[] => []);
  try {
    for (const store of stores) await prepare(url, store);
    await close();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, { folder }] of stores.entries()) times[i]?.push(await cold(url, folder));
    }
    return times.map(median);
  } finally {
    for (const { folder } of stores) rmSync(folder, { recursive: true, force: true });
  }
}

interface Filled {
  readonly evenings: number;
  readonly folder: string;
}

/** Has the worker keep the whole app, brings the evenings in and has them computed. */
async function prepare(url: string, { evenings, folder }: Filled): Promise<void> {
  const context = await openBrowser(folder);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (evenings > 0) await bringIn(page, join(folder, "backup.json"), evenings);
  await page.goto(`${url}#/`);
  await standing(page, USABLE);
  await context.close();
}

async function bringIn(page: Page, file: string, evenings: number): Promise<void> {
  writeFileSync(file, backupOf(evenings));
  await standingAfter(page, { hash: "#/settings/data" }, { selector: "input[type=file]" });
  await page.locator("input[type=file]").setInputFiles(file);
  await standing(page, { selector: ".preview .keys button", text: "Hent ind" });
  await standingAfter(page, { key: "Hent ind" }, { selector: "main", text: "Filen er hentet ind." });
  await standingAfter(page, { hash: "#/" }, { selector: "main", text: `Alle ${evenings - 1} aftener` });
}

async function cold(url: string, folder: string): Promise<number> {
  const context = await openBrowser(folder);
  const page = await context.newPage();
  await slow(page);
  await page.goto(`${url}#/`, { waitUntil: "commit" });
  const time = await standing(page, USABLE);
  await context.close();
  return time;
}
