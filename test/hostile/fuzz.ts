import { revisionsOf, writeEvening } from "../../src/ledger/index.ts";
import { HANDED_FORM, LINK_FORM, parse, revisionSchema } from "../../src/model/index.ts";
import { HJORRING } from "../../src/rules/index.ts";
import { linkData } from "../../src/state/sharing/link.ts";
import { TAROK_CASES, TRIOMPHE_CASES } from "../support/cases.ts";
import { setupOf } from "../support/world.ts";
import { csvDoor, eveningDoor, importDoor, linkDoor, type Outcome } from "./doors.ts";
import { mutated } from "./mutate.ts";
import { type Chance, chanceOf } from "./random.ts";
import { HOSTILE_TEXTS } from "./values.ts";

/** What anybody may write: whatever becomes of these, the evening can still be read. */
const TEXTS = { club: "Klubben", table: "Bord 2", place: "Hos Åse", note: "Tre kom for sent" };

/** Evenings of a few entries of both games, with and without what led to them. */
const EVENINGS: readonly string[] = [...TAROK_CASES.slice(0, 6), ...TRIOMPHE_CASES.slice(0, 3)].flatMap(
  ([, { file }]) => {
    const cut = { ...setupOf(file), ...TEXTS, entries: file.entries.slice(0, 4), end: null };
    const whole = writeEvening(setupOf(cut), cut.entries as never, revisionsOf(cut));
    return [JSON.stringify(cut), JSON.stringify(whole), JSON.stringify(whole, null, 1)];
  },
);

const at = "2026-11-30T12:00:00+01:00";
const BACKUP = JSON.stringify({
  format: "kongekop-backup",
  version: 2,
  at,
  people: [
    { id: "p0", name: "Inger" },
    { id: "p1", name: "Poul", archived: true },
    { id: "p9", name: "Inger", mark: "den lange", mergedInto: "p0" },
  ],
  profiles: [{ id: "own", game: "tarok", rules: { ...HJORRING, name: "Klubbens" }, confirmed: ["tout"] }],
  seasons: [{ id: "s", name: "Forår", from: "2026-01-01", to: "2026-05-31", minEvenings: 3 }],
  nights: [{ id: "n", name: "Julefest", evenings: [JSON.parse(EVENINGS[0] ?? "").id] }],
  payments: [{ id: "b", at, from: "p0", to: "p1", amountMinor: 1250, currency: "DKK", night: "n", note: "MobilePay" }],
  evenings: [EVENINGS[1], EVENINGS.at(-2)].map((text) => JSON.parse(text ?? "")),
  settings: { theme: "dark", club: "Klubben", money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 } },
});

/** How many of each outcome there were, by door. */
export type Tally = Record<string, Record<Outcome, number>>;

/** Told before each mutation, so that one that hangs is known by its seed. */
type Told = (seed: number) => void;

/** So many mutations from a seed on, each by a seed of its own; an exception names it. */
export async function fuzz(from: number, count: number, told: Told = () => {}): Promise<Tally> {
  const club = await importDoor();
  await club.look(new Blob([BACKUP]));
  await club.app.data.applyImport({ evenings: {}, samePeople: [], settings: true });
  const before = await club.contentOf();
  const tally: Tally = {};
  for (let seed = from; seed < from + count; seed++) {
    told(seed);
    try {
      const [door, outcome] = await one(seed, club);
      const counts = tally[door] ?? { read: 0, refused: 0 };
      tally[door] = { ...counts, [outcome]: counts[outcome] + 1 };
      if (seed % 500 === 0 && (await club.contentOf()) !== before) throw new Error("the drawer has changed");
      if ("polluted" in {}) throw new Error("every object has changed");
    } catch (cause) {
      throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
  if ((await club.contentOf()) !== before) throw new Error("the drawer has changed");
  return tally;
}

type Club = Awaited<ReturnType<typeof importDoor>>;

async function one(seed: number, club: Club): Promise<readonly [string, Outcome]> {
  const chance = chanceOf(seed);
  switch (seed % 5) {
    case 0:
      return ["evening", eveningDoor(mutated(chance.pick(EVENINGS), chance))];
    case 1:
      return ["backup", await backup(club, new Blob([mutated(BACKUP, chance)]), chance)];
    case 2:
      return ["evening file", await backup(club, new Blob([mutated(chance.pick(EVENINGS), chance)]), chance)];
    case 3:
      return ["link", await link(chance)];
    default:
      return ["csv", csvDoor(cells(chance))];
  }
}

/** What is read is also brought in now and then, into an app of its own. */
async function backup(club: Club, file: Blob, { below }: Chance): Promise<Outcome> {
  const outcome = await club.look(file);
  if (outcome === "read" && below(10) === 0) await club.takeAll(file);
  return outcome;
}

/** A link garbled on its way, or one that was made of a garbled evening. */
function link(chance: Chance): Promise<Outcome> {
  const form = chance.pick([LINK_FORM, HANDED_FORM] as const);
  const text = EVENINGS[3 * chance.below(EVENINGS.length / 3) + (form === HANDED_FORM ? 1 : 0)] ?? "";
  if (chance.below(2) === 0) return linkDoor(String(form), mutated(linkData(JSON.parse(text), form), chance));
  const document = parsed(mutated(text, chance)) ?? JSON.parse(text);
  const packedAs = isHanded(document) ? chance.pick([LINK_FORM, HANDED_FORM] as const) : LINK_FORM;
  return linkDoor(chance.pick(["1", "2", "3", "__proto__", ""]), linkData(document, packedAs));
}

/** Only revisions that are some can be packed to be handed over. */
const isHanded = ({ revisions = [] }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(revisions) && revisions.every((one) => parse(revisionSchema, one).problems.length === 0);

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

const cells = (chance: Chance): string[] =>
  Array.from({ length: 1 + chance.below(8) }, () =>
    chance.below(2) === 0 ? chance.pick(HOSTILE_TEXTS) : mutated(chance.pick(HOSTILE_TEXTS), chance),
  );
