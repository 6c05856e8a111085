import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { buildAndServe } from "../scripts/served.ts";
import { backupOf, idOf } from "./club.ts";
import { longestTask, openBrowser, type Standing, slow, standing, standingAfter } from "./page.ts";
import { median } from "./timing.ts";

const ROUNDS = 5;
/** Bringing everything in and undoing it again takes long. */
const FILLINGS = 3;

/** What is opened in a store: an address, and what stands there once it can be used. */
const PLACES: readonly { readonly what: string; readonly hash: string; readonly stands: Standing }[] = [
  { what: "start to a usable list", hash: "#/", stands: { selector: ".past-evening", count: 9 } },
  {
    what: "the table of an evening",
    hash: `#/evening/${idOf(0)}`,
    stands: { selector: "main.surface .col", count: 3 },
  },
  { what: "the settlement of an evening", hash: `#/evening/${idOf(3)}/settle`, stands: { selector: ".st-plan li" } },
  { what: "the list of all evenings", hash: "#/evenings", stands: { selector: ".past-evening", count: 9 } },
  { what: "a person's page", hash: "#/person/member%204", stands: { selector: "main h2" } },
  {
    what: "the standings of a season",
    hash: "#/seasons/club-year-2026",
    stands: { selector: "main tbody tr, main ol li" },
  },
];
/** What waits for nothing that grows with the store. */
const QUIET = { hash: "#/settings/about", stands: { selector: "a[href$='licences.txt']" } };
/** Reads something of every evening, so that it grows with them by its nature. */
const OF_ALL: readonly string[] = ["the list of all evenings", "a person's page", "the standings of a season"];
const FILE = "the data's";

/** Something that was done several times in one store, with the processor slowed. */
export interface Done {
  readonly what: string;
  /** How long it took, in milliseconds: the middle one. */
  readonly ms: number;
  /** The longest task of the main thread in it, in milliseconds, the middle one; 0 where none took 50. */
  readonly task: number;
}
export interface StoreReport {
  /** Links followed by a browser in which the app was not open: its start is in them. */
  readonly links: readonly Done[];
  /** What was done in the app once it stood there: only that is in them. */
  readonly within: readonly Done[];
}

/** Whether the time may not grow with the store. */
export const isFlat = ({ what }: Done): boolean => !OF_ALL.includes(what) && !what.startsWith(FILE);

/** Fills stores of so many evenings and opens them, in turn, so that both have the machine in the same mood. */
export async function storeTimes(sizes: readonly number[]): Promise<readonly StoreReport[]> {
  const { url, close } = await buildAndServe();
  const stores: Store[] = [];
  try {
    for (const size of sizes) stores.push(await fill(url, size));
    for (let round = 0; round < ROUNDS; round++) for (const store of stores) await walk(store, url);
    return stores.map(({ links, within }) => ({ links: links.done, within: within.done }));
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
  readonly links: Notes;
  readonly within: Notes;
}

/** What was measured, by what was done. */
class Notes {
  readonly #times = new Map<string, number[]>();
  readonly #tasks = new Map<string, number[]>();

  add(what: string, ms: number, task: number): void {
    this.#times.set(what, [...(this.#times.get(what) ?? []), ms]);
    this.#tasks.set(what, [...(this.#tasks.get(what) ?? []), task]);
  }

  get done(): readonly Done[] {
    return [...this.#times].map(([what, times]) => ({
      what,
      ms: median(times),
      task: median(this.#tasks.get(what) ?? []),
    }));
  }
}

async function fill(url: string, evenings: number): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "kongekop-store-"));
  const context = await openBrowser(folder);
  const [page = await context.newPage()] = context.pages();
  const store: Store = { context, folder, links: new Notes(), within: new Notes() };
  const file = join(folder, "backup.json");
  writeFileSync(file, backupOf(evenings));
  await page.goto(`${url}#/settings/data`);
  await standing(page, { selector: "input[type=file]" });
  await slow(page);
  for (let filling = 0; filling < FILLINGS; filling++) {
    await bringInAndOut(page, store, file);
    await firstList(store, url, evenings);
    if (filling < FILLINGS - 1) await noted(page, store, `${FILE} undoing`, () => confirmed(page, UNDO, UNDONE));
  }
  return store;
}

const UNDO = "Fortryd indlæsningen";
const UNDONE: Standing = { selector: "main", text: "Alt er, som det var." };
const LOOKED_AT: Standing = { selector: ".preview .keys button", text: "Hent ind" };
const BROUGHT: Standing = { selector: "main", text: "Filen er hentet ind." };
const HERE: Standing = { selector: "main" };

async function bringInAndOut(page: Page, store: Store, file: string): Promise<void> {
  await noted(page, store, `${FILE} looking at a backup`, async () => {
    const began = performance.now();
    await page.locator("input[type=file]").setInputFiles(file);
    await standing(page, LOOKED_AT);
    return performance.now() - began;
  });
  await noted(page, store, `${FILE} bringing it in`, () => standingAfter(page, { key: "Hent ind" }, BROUGHT));
  await noted(page, store, `${FILE} exporting everything`, async () => {
    const began = performance.now();
    await Promise.all([page.waitForEvent("download"), standingAfter(page, { key: "Gem filen" }, HERE)]);
    return performance.now() - began;
  });
}

/** In a page beside the one that can undo the filling. */
async function firstList(store: Store, url: string, evenings: number): Promise<void> {
  const page = await store.context.newPage();
  await slow(page);
  await page.goto(url + QUIET.hash);
  await standing(page, QUIET.stands);
  const all = { selector: "main", text: `Alle ${evenings - 1} aftener` };
  await noted(page, store, "the first list after it", () => standingAfter(page, { hash: "#/" }, all));
  await page.close();
}

/** Tapped, and tapped again where it asks. */
async function confirmed(page: Page, key: string, done: Standing): Promise<number> {
  await standingAfter(page, { key }, { selector: ".confirm button", text: key });
  return standingAfter(page, { key }, done);
}

/** Each place as a link to it would open it, in a page of its own, and then within an app that stands elsewhere. */
async function walk(store: Store, url: string): Promise<void> {
  for (const { what, hash, stands } of PLACES) {
    const page = await store.context.newPage();
    await slow(page);
    await page.goto(url + hash, { waitUntil: "commit" });
    const ms = await standing(page, stands);
    store.links.add(what, ms, await longestTask(page));
    await page.goto("about:blank");
    await page.goto(url + QUIET.hash, { waitUntil: "commit" });
    await standing(page, QUIET.stands);
    await longestTask(page);
    await noted(page, store, what, () => standingAfter(page, { hash }, stands));
    await page.close();
  }
}

async function noted(page: Page, store: Store, what: string, run: () => Promise<number>): Promise<void> {
  await longestTask(page);
  const ms = await run();
  store.within.add(what, ms, await longestTask(page));
}
