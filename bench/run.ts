/**
 * Measures what is claimed (`npm run bench`): ratios, bytes, counts and the longest tasks are judged, and with `--check` a missed
 * one fails; other milliseconds are told. It wants a machine that has nothing else to do.
 */
import { contentsOf } from "./contents.ts";
import { findingTimes } from "./finding.ts";
import { firstLoad } from "./firstLoad.ts";
import { appendTime, planTime, replayTime } from "./ledger.ts";
import { paintTimes } from "./painting.ts";
import { measureMemory, measureStillness } from "./resting.ts";
import { savingTime } from "./saving.ts";
import { measureCold, measureStores } from "./stores.ts";
import { judge, judgeRatio, missed, note, tell } from "./verdict.ts";

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

function compare(what: string, time: (length: number) => number): void {
  // The first one teaches the compiler, for both.
  time(LONG);
  const [short, long] = [time(SHORT), time(LONG)];
  tell(`${what} of ${SHORT} entries`, short);
  tell(`${what} of ${LONG} entries`, long);
  judgeRatio(`${what}: the ratio of the two`, long / short, MOST_RATIO);
}

async function measurePainting(): Promise<void> {
  // The first one warms the browser up, for both.
  const [, empty = Number.NaN, late = Number.NaN] = await paintTimes([0, 0, EVENING]);
  tell("from a tap to its painted preview in an empty evening, slowed four times, 95 % of 200 taps", empty);
  tell(`the same after ${EVENING} deals`, late);
  judgeRatio("from a tap to its painted preview: the ratio of the two", late / empty, MOST_RATIO);
}

async function measureFirstLoad(): Promise<void> {
  const loaded = await firstLoad();
  const eager = loaded.filter((file) => file.isEager);
  const code = loaded.filter(({ name }) => /\.(js|css)$/.test(name));
  const kib = (files: typeof loaded): string => (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(1);

  note("first load before the service worker fetches the rest, KiB gzipped:");
  for (const file of loaded) {
    note(`${kib([file]).padStart(8)}  ${file.name}${file.isEager ? "" : ", asked for by the boot"}`);
  }
  note("these scripts are made of, about:");
  for (const [part, bytes] of await contentsOf(new Set(loaded.map(({ name }) => name)))) {
    note(`${(bytes / 1024).toFixed(1).padStart(8)}  ${part}`);
  }
  judge("JS and CSS of the first load, KiB", Number(kib(code.filter((file) => file.isEager))), MOST_KIB);
  judge("requests of the first load", eager.length, MOST_REQUESTS);
  note(`with what the boot asks for: ${kib(code)} KiB of JS and CSS, ${loaded.length} requests`);
}

tell(`replaying an evening of ${SHORT} deals from its start`, replayTime(SHORT));
compare("appending a deal to the books of an evening", appendTime);
compare("saving a deal in memory in an evening", savingTime);
tell("the smallest payment plan of 15 people", planTime(15));
tell(`gathering the text of ${STORED} evenings, once a list`, findingTimes(STORED).gather);
tell(`looking for a word in ${STORED} evenings, the slowest of some questions`, findingTimes(STORED).find);
await measurePainting();
await measureFirstLoad();
await measureStillness();
await measureMemory();
await measureCold();
await measureStores();

if (missed.length > 0 && process.argv.includes("--check")) process.exitCode = 1;
