/** Kills the browser at random moments and compares what is there with what the screen had said: `npm run torture`. */
import { diceFrom } from "../test/arbitraries/dice.ts";
import { publisher } from "../test/e2e/builds.ts";
import { aProfile } from "../test/e2e/profile.ts";
import { importing } from "./importing.ts";
import { migrating, QUIET } from "./migrating.ts";
import type { Attack, Kill } from "./moment.ts";
import { Phone } from "./phone.ts";
import { randomFrom } from "./random.ts";
import { whileSaving, whileTapping } from "./recording.ts";
import { beginTable } from "./table.ts";
import { Tally } from "./tally.ts";
import { updating } from "./updating.ts";

/** How many kills, and what they are drawn from: the same seed draws the same deals and moments. */
const KILLS = Number(process.env["N"] ?? 60);
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
/** What is killed, in turn, or ONLY some of it: "taps,save". */
const KINDS = ["taps", "save", "import", "taps", "save", "migration", "update"] as const;
const ONLY = process.env["ONLY"]?.split(",");
const ROUND = KINDS.filter((kind) => ONLY?.includes(kind) ?? true);
/** After so many kills the evening is long enough: another phone. */
const ONE_PHONE = 70;

interface Phones {
  readonly attacks: Readonly<Record<(typeof KINDS)[number], Attack>>;
  /** What is on the screen of the phone with the evening. */
  readonly seen: () => Promise<string>;
  readonly throwAway: () => Promise<void>;
}

const random = randomFrom(SEED);
const published = await publisher("1.0.0", "1.0.1");
const tally = new Tally();
let broughtBack = 0;
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);

/** A new phone with an evening that begins, and one that only ever gets old databases. */
async function takePhones(): Promise<Phones> {
  const phone = new Phone(aProfile(), published.url);
  const old = new Phone(aProfile(), published.url + QUIET);
  const table = await beginTable(await phone.page(), diceFrom(random));
  const attacks = {
    taps: whileTapping(phone, table),
    save: whileSaving(phone, table),
    import: importing(phone, table),
    migration: migrating(old, published.url),
    update: updating(phone, table, published),
  };
  const throwAway = async () => {
    broughtBack += phone.broughtBack + old.broughtBack;
    await Promise.all([phone.throwAway(), old.throwAway()]);
  };
  return { attacks, seen: async () => String(await (await phone.page()).locator("#app").textContent()), throwAway };
}

const STUCK = "stands still";

/** An app that does not come up again, or stands still, is a failure like any other. */
async function killed({ attacks, seen }: Phones, kind: (typeof KINDS)[number]): Promise<Kill> {
  try {
    return await attacks[kind](diceFrom(random));
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? "") : String(error);
    return { at: "?", met: STUCK, wrong: [`${what}\non the screen: ${await seen()}`] };
  }
}

async function killAll(): Promise<void> {
  let phones = await takePhones();
  let stuck = false;
  for (let i = 0; i < KILLS; i++) {
    if (stuck || (i > 0 && i % ONE_PHONE === 0)) {
      await phones.throwAway();
      phones = await takePhones();
    }
    const kind = ROUND[i % ROUND.length] ?? "taps";
    const kill = await killed(phones, kind);
    stuck = kill.met === STUCK;
    tally.add(kind, kill);
    console.log(`${String(i + 1).padStart(4)}/${KILLS}  ${kind.padEnd(9)}  ${kill.at}: ${kill.met}  (${seconds()} s)`);
    for (const line of kill.wrong) console.log(`      WRONG  ${line}`);
  }
  await phones.throwAway();
}

console.log(`torture: ${KILLS} kills, SEED=${SEED}`);
try {
  await killAll();
} finally {
  await published.close();
}
for (const line of tally.lines()) console.log(line);
console.log(`thrown away by the browser and brought back from the reserve: ${broughtBack}`);
console.log(`${KILLS} kills in ${seconds()} s, SEED=${SEED}: ${tally.isClean ? "nothing lost" : "FAILED"}`);
if (!tally.isClean) process.exitCode = 1;
