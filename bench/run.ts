/** Measures what is claimed (`npm run bench`); with `--check` a missed goal fails. Milliseconds are told, never judged. */
import { firstLoad } from "./firstLoad.ts";
import { appendTimes, planTime, replayTime } from "./ledger.ts";

const SHORT = 40;
const LONG = 4000;
/** Appending to a long evening may cost this much more than to a short one: noise, not length. */
const MOST_RATIO = 1.5;
const MOST_KIB = 60;
const MOST_REQUESTS = 6;

const missed: string[] = [];
const judge = (what: string, value: number, most: number): string => {
  if (value > most) missed.push(what);
  return `${value > most ? "MISSED" : "ok"}, at most ${most}`;
};
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

const append = appendTimes(SHORT, LONG);
const ratio = append.long / append.short;
console.log(`Replaying an evening of ${SHORT} deals from its start: ${replayTime(SHORT).toFixed(2)} ms`);
console.log(`Appending a deal to an evening of ${SHORT} entries: ${(append.short * 1000).toFixed(1)} µs`);
console.log(`Appending a deal to an evening of ${LONG} entries: ${(append.long * 1000).toFixed(1)} µs`);
console.log(`  ratio ${ratio.toFixed(2)} (${judge("the ratio of the appends", ratio, MOST_RATIO)})`);
console.log(`The smallest payment plan of 15 people: ${planTime(15).toFixed(1)} ms`);

const loaded = await firstLoad();
const codeAndStyle = loaded.filter(({ name }) => /\.(js|css)$/.test(name));
const eager = loaded.filter((file) => file.eager);
const bytesOf = (files: typeof loaded): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
const eagerKib = bytesOf(codeAndStyle.filter((file) => file.eager)) / 1024;

console.log("First load before the service worker fetches the rest, gzipped:");
for (const { name, bytes, eager } of loaded)
  console.log(`  ${kib(bytes).padStart(9)}  ${name}${eager ? "" : "  (asked for by the boot)"}`);
console.log(
  `  JS and CSS that the page needs: ${eagerKib.toFixed(1)} KiB (${judge("the bytes of the first load", eagerKib, MOST_KIB)})`,
);
console.log(
  `  requests that the page needs: ${eager.length} (${judge("the requests of the first load", eager.length, MOST_REQUESTS)})`,
);
console.log(
  `  all JS and CSS until the start stands there: ${kib(bytesOf(codeAndStyle))} in ${codeAndStyle.length} of ${loaded.length} requests`,
);

if (missed.length > 0) console.log(`Missed: ${missed.join(", ")}`);
if (process.argv.includes("--check") && missed.length > 0) process.exitCode = 1;
