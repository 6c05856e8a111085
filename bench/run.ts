/** Measures what is claimed (`npm run bench`): ratios and bytes are judged, and with `--check` a missed one fails; milliseconds are told. */
import { contentsOf } from "./contents.ts";
import { findingTimes } from "./finding.ts";
import { firstLoad } from "./firstLoad.ts";
import { appendTime, planTime, replayTime } from "./ledger.ts";
import { paintTimes } from "./painting.ts";
import { savingTime } from "./saving.ts";
import { storeTimes } from "./store.ts";

const SHORT = 40;
const LONG = 4000;
/** Evenings of a club that has played every week for twenty years. */
const STORED = 1000;
/** Deals of a long evening at the table. */
const EVENING = 60;
/** How much more a deal may cost late in a long evening: noise, not length. */
const MOST_RATIO = 1.5;
const MOST_KIB = 60;
const MOST_REQUESTS = 6;

/** Evenings of forty deals in a small store and in a large one. */
const FEW = 10;
const MANY = 1000;
/** How much longer what is judged may take in the large store. */
const MOST_STORE_RATIO = 1.3;
/** Milliseconds that one task of the main thread may take, the processor slowed four times. */
const MOST_TASK = 200;

const missed: string[] = [];

function judge(what: string, value: number, most: number, shown = String(value)): void {
  if (value > most) missed.push(what);
  console.log(`${value > most ? "MISSED" : "    ok"}  ${what}: ${shown} (at most ${most})`);
}

function tell(what: string, ms: number): void {
  console.log(`        ${what}: ${ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(1)} ms`}`);
}

function compare(what: string, time: (length: number) => number): void {
  // The first one teaches the compiler, for both.
  time(LONG);
  const [short, long] = [time(SHORT), time(LONG)];
  tell(`${what} of ${SHORT} entries`, short);
  tell(`${what} of ${LONG} entries`, long);
  judge(`${what}: the ratio of the two`, long / short, MOST_RATIO, (long / short).toFixed(2));
}

async function measurePainting(): Promise<void> {
  // The first one warms the browser up, for both.
  const [, empty = Number.NaN, late = Number.NaN] = await paintTimes([0, 0, EVENING]);
  tell("from a tap to its painted preview in an empty evening, slowed four times, 95 % of 200 taps", empty);
  tell(`the same after ${EVENING} deals`, late);
  judge("from a tap to its painted preview: the ratio of the two", late / empty, MOST_RATIO, (late / empty).toFixed(2));
}

async function measureFirstLoad(): Promise<void> {
  const loaded = await firstLoad();
  const eager = loaded.filter((file) => file.isEager);
  const code = loaded.filter(({ name }) => /\.(js|css)$/.test(name));
  const kib = (files: typeof loaded): string => (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1);

  console.log("        first load before the service worker fetches the rest, KiB gzipped:");
  for (const file of loaded) {
    console.log(`        ${kib([file]).padStart(8)}  ${file.name}${file.isEager ? "" : ", asked for by the boot"}`);
  }
  console.log("        these scripts are made of, about:");
  for (const [part, bytes] of await contentsOf(new Set(loaded.map(({ name }) => name)))) {
    console.log(`        ${(bytes / 1024).toFixed(1).padStart(8)}  ${part}`);
  }
  judge("JS and CSS of the first load, KiB", Number(kib(code.filter((file) => file.isEager))), MOST_KIB);
  judge("requests of the first load", eager.length, MOST_REQUESTS);
  console.log(`        with what the boot asks for: ${kib(code)} KiB of JS and CSS, ${loaded.length} requests`);
}

async function measureStores(): Promise<void> {
  const [few, many] = await storeTimes([FEW, MANY]);
  console.log(
    `        with ${FEW} and with ${MANY} evenings of 40 deals, slowed four times, the middle one of several:`,
  );
  for (const { what, ms, isJudged } of many?.times ?? []) {
    const small = few?.times.find((one) => one.what === what)?.ms ?? Number.NaN;
    const shown = `${small.toFixed(0)} ms, ${ms.toFixed(0)} ms`;
    if (isJudged) judge(`${what} (${shown}): the ratio`, ms / small, MOST_STORE_RATIO, (ms / small).toFixed(2));
    else console.log(`        ${what}: ${shown}`);
  }
  const [longest] = many?.tasks ?? [];
  if (longest) judge(`the longest task, ${longest.what}, ms`, Math.round(longest.ms), MOST_TASK);
  for (const { what, ms } of many?.tasks.slice(1) ?? [])
    console.log(`        longest task, ${what}: ${ms.toFixed(0)} ms`);
}

tell(`replaying an evening of ${SHORT} deals from its start`, replayTime(SHORT));
compare("appending a deal to the books of an evening", appendTime);
compare("saving a deal in memory in an evening", savingTime);
tell("the smallest payment plan of 15 people", planTime(15));
tell(`gathering the text of ${STORED} evenings, once a list`, findingTimes(STORED).gather);
tell(`looking for a word in ${STORED} evenings, the slowest of some questions`, findingTimes(STORED).find);
await measurePainting();
await measureStores();
await measureFirstLoad();

if (missed.length > 0 && process.argv.includes("--check")) process.exitCode = 1;
