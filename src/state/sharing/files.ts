import { type CsvWords, dealsCsv, type EveningBooks, paymentsCsv, standingsCsv } from "../../ledger/csv/index.ts";
import { journalOf } from "../../ledger/index.ts";
import type { Setup } from "../../model/index.ts";
import type { FileOut } from "../data.ts";
import type { LiveEvening } from "../types.ts";

/** The tables of an evening that a spreadsheet opens. */
export const TABLES = ["deals", "payments", "standings"] as const;
export type Table = (typeof TABLES)[number];

const WRITERS: Record<Table, (books: EveningBooks, words: CsvWords) => string> = {
  deals: dealsCsv,
  payments: paymentsCsv,
  standings: standingsCsv,
};

/** One table of an evening as a file for a spreadsheet; `called` is its word in the file's name. */
export const tableFile = (table: Table, live: LiveEvening, words: CsvWords, called: string): FileOut =>
  fileOf(nameOf(live, called, "csv"), WRITERS[table](booksOf(live), words), "text/csv");

/** An evening as a plain-text journal that hledger reads. */
export const journalFile = (live: LiveEvening): FileOut => {
  const postings = live.lines.value;
  return fileOf(
    nameOf(live, undefined, "journal"),
    journalOf(named(live), { opening: live.opening.value, postings }),
    "text/plain",
  );
};

/** The evening file (format.md), which any other Kongekop reads; `called` tells it from a backup of the same day. */
export const eveningFile = (live: LiveEvening, called: string): FileOut => {
  const { startedAt, place } = live.setup.value;
  const parts = ["kongekop", called, dateOf(startedAt), inFileName(place ?? "")];
  return fileOf(`${parts.filter(Boolean).join("-")}.json`, JSON.stringify(live.document()), "application/json");
};

const booksOf = (live: LiveEvening): EveningBooks => ({
  setup: live.setup.value,
  opening: live.opening.value,
  lines: live.lines.value,
  settlement: live.outcome.value,
});

/** The names as the directory has them now. */
const named = (live: LiveEvening): Setup => ({
  ...live.setup.value,
  players: live.setup.value.players.map(({ id }) => ({ id, name: live.name(id) })),
});

const dateOf = (startedAt: string): string => startedAt.slice(0, "yyyy-mm-dd".length);

/** So long a place is told whole; with the rest of the name that fits every file system. */
const MAX_PLACE = 40;

/** Only what every file system takes. */
const inFileName = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, MAX_PLACE)
    .replace(/^-|-$/g, "");

const nameOf = (live: LiveEvening, called: string | undefined, ending: string): string =>
  `${["kongekop", dateOf(live.setup.value.startedAt), called].filter(Boolean).join("-")}.${ending}`;

const fileOf = (name: string, content: string, type: string): FileOut => ({
  name,
  blob: new Blob([content], { type: `${type};charset=utf-8` }),
});
