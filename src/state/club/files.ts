import { type SeasonWords, seasonCsv } from "../../ledger/csv/index.ts";
import { type PostedEvening, seasonJournal } from "../../ledger/index.ts";
import { ok, type PlayerId, type Setup } from "../../model/index.ts";
import type { FileOut } from "../data.ts";
import { Book } from "../evening/index.ts";
import type { Done } from "../types.ts";
import { renamePlayers } from "../wires/data/rename.ts";
import { answerOf } from "../wires/faults.ts";
import { pause } from "../wires/summarizer.ts";
import type { Desk } from "./desk.ts";
import type { SeasonCard, Standings } from "./types.ts";

/** The standings of a season as a file for a spreadsheet; `called` is its word in the file's name. */
export const standingsFile = ({ season, rows, currencies }: Standings, words: SeasonWords, called: string): FileOut =>
  fileOf(nameOf(season, called, "csv"), seasonCsv(rows, currencies, words), "text/csv");

/** The evenings of standings as one journal that hledger reads; whoever was merged has one account. */
export async function journalFile(desk: Desk, { season, evenings }: Standings): Done<FileOut> {
  const loaded = answerOf(await desk.store.evenings.loadAll(evenings.map(({ id }) => id)));
  if (!loaded.ok) return loaded;
  const posted: PostedEvening[] = [];
  for (const { evening, revisions } of loaded.value) {
    // A season is long: whoever taps meanwhile is listened to between two evenings.
    await pause();
    posted.push(postedOf(desk, new Book(evening.document, revisions)));
  }
  return ok(fileOf(nameOf(season, undefined, "journal"), seasonJournal(posted), "text/plain"));
}

function postedOf(desk: Desk, stored: Book): PostedEvening {
  const book = renamePlayers(stored, mergedIn(desk, stored.setup));
  const players = book.setup.players.map(({ id }) => ({ id, name: desk.nameOf(id) }));
  return { setup: { ...book.setup, players }, replay: { opening: book.opening, postings: book.lines } };
}

/** Who of an evening is somebody else by now; where that person sat there too, they stay two. */
const mergedIn = ({ idOf }: Desk, { players }: Setup): ReadonlyMap<PlayerId, PlayerId> =>
  new Map(players.map(({ id }) => [id, idOf(id)] as const).filter(([id, now]) => id !== now));

/** "kongekop-2026-27-stilling.csv": what a file system would not take in a season's name becomes a hyphen. */
const nameOf = ({ name, from }: SeasonCard, called: string | undefined, ending: string): string => {
  const season = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || from;
  return `${["kongekop", season, called].filter(Boolean).join("-")}.${ending}`;
};

const fileOf = (name: string, content: string, type: string): FileOut => ({
  name,
  blob: new Blob([content], { type: `${type};charset=utf-8` }),
});
