import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { CORPUS } from "./corpus.ts";
import { importDoor, linkDoor } from "./doors.ts";
import { fuzz } from "./fuzz.ts";
import { LINKS } from "./links.ts";

/**
 * `npx tsx test/hostile/run.ts`: the whole corpus, then `N` mutations from `SEED` on. Says on standard output what it is
 * about to read, so that whoever watches knows what hangs.
 */
const N = Number(process.env["N"] ?? 10_000);
const SEED = Number(process.env["SEED"] ?? 1);
/**
 * So long nothing may stand still. Counted only where the processor worked as long for it, so that a busy machine is not
 * blamed; and what is read piece by piece may take longer, since the screen has its turns.
 */
const LONGEST_MS = 2000;
const standing = monitorEventLoopDelay({ resolution: 20 });
standing.enable();

const say = (line: string) => process.stdout.write(`${line}\n`);

async function bounded(what: string, work: () => Promise<unknown>): Promise<void> {
  say(`at ${what}`);
  standing.reset();
  const before = process.cpuUsage();
  await work();
  // What stood still is known only when something else had its turn.
  await setTimeout(30);
  const { user, system } = process.cpuUsage(before);
  const longest = Math.min((user + system) / 1000, standing.max / 1_000_000);
  if (longest > LONGEST_MS) say(`slow ${what}: ${Math.round(longest)} ms`);
}

const club = await importDoor();
const outcomes = { read: 0, refused: 0 };
for (const { name, text } of CORPUS) {
  const file = new Blob([text()]);
  await bounded(name, async () => {
    outcomes[await club.look(file)]++;
  });
}
say(`corpus ${CORPUS.length} files: ${JSON.stringify(outcomes)}`);
for (const { name, form, data } of LINKS) {
  const sent = data();
  await bounded(`a link of ${name}, form ${form}`, () => linkDoor(form, sent));
}
say(`links ${LINKS.length}`);
let slowest = 0;
let began = process.cpuUsage();
const tally = await fuzz(SEED, N, (seed) => {
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) / 1000;
  slowest = Math.max(slowest, took);
  if (took > LONGEST_MS) say(`slow before seed ${seed}: ${Math.round(took)} ms`);
  began = process.cpuUsage();
  if (seed % 100 === 0) say(`at seed ${seed}`);
});
say(`fuzz ${N} mutations from seed ${SEED}: ${JSON.stringify(tally)}, the slowest ${Math.round(slowest)} ms`);
