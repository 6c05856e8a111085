import { readEvening } from "../../ledger/index.ts";
import { EVENING_FORMAT, EVENING_VERSION, type Evening, later, SAMPLE_ID, USUAL_MONEY } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import { ENTRIES } from "./entries.ts";

const PLAYERS = [
  { id: "ellen", name: "Ellen" },
  { id: "viggo", name: "Viggo" },
  { id: "ruth", name: "Ruth" },
  { id: "svend", name: "Svend" },
];

const MINUTE = 60_000;
/** So long a deal takes, about. */
const DEAL = 7 * MINUTE;

/** The evening file of the sample, as if it had begun an hour or so before `now`; `place` says in every list what it is. */
export const sampleFile = (place: string, now: string): Readonly<Record<string, unknown>> => {
  const startedAt = later(now, -DEAL * (ENTRIES.length + 1));
  return {
    format: EVENING_FORMAT,
    version: EVENING_VERSION,
    id: SAMPLE_ID,
    game: "tarok",
    startedAt,
    place,
    money: USUAL_MONEY,
    jetons: { issued: 300 },
    rules: gameOf("tarok").defaultRules,
    players: PLAYERS,
    seats: PLAYERS.map(({ id }) => id),
    firstDealer: "viggo",
    entries: ENTRIES.map((entry, i) => ({ ...entry, at: later(startedAt, DEAL * (i + 1)) })),
    end: null,
  };
};

/** The same through the door of every file. */
export function sampleEvening(place: string, now: string): Evening {
  const read = readEvening(sampleFile(place, now));
  if (!read.ok) throw new Error(`the sample evening cannot be: ${JSON.stringify(read.error)}`);
  return read.value;
}
