import { leftOutText, plain, problemPhrase, type Words } from "../../src/i18n/index.ts";
import { loadWords } from "../../src/i18n/load.ts";
import { dealsCsv, paymentsCsv, standingsCsv } from "../../src/ledger/csv/index.ts";
import { csv } from "../../src/ledger/csv/write.ts";
import { journal, readEveningText, replay, settle, stateAfter } from "../../src/ledger/index.ts";
import type { Evening, Problem } from "../../src/model/index.ts";
import type { ImportFault, ImportPreview } from "../../src/state/index.ts";
import { openLink } from "../../src/state/sharing/index.ts";
import type { Store } from "../../src/store/index.ts";
import { readCsv } from "../ledger/csv/rfc4180.ts";
import { anApp, aStore } from "../support/app.ts";
import { plainCsvWords } from "./csv-words.ts";

/** What became of something hostile: it was read, or refused with a sentence; anything else throws. */
export type Outcome = "read" | "refused";

const LANGUAGES: readonly Words[] = await Promise.all(
  (["da", "en", "sv"] as const).map((language) => loadWords(language)),
);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Something is said in every language. */
function said(sentence: (words: Words) => string): void {
  for (const words of LANGUAGES) must(sentence(words).trim() !== "", "nothing is said");
}

function saidOf(problems: readonly Problem[]): void {
  must(problems.length > 0, "refused without a problem");
  // Of thousands the screen tells few.
  for (const problem of problems.slice(0, 20))
    said((words) => plain(problemPhrase({ words, name: (id) => id }, problem)));
}

/** An evening's text, as the command line and every import read it; what is read can be paid, settled and written. */
export function eveningDoor(text: string): Outcome {
  const read = readEveningText(text);
  if (!read.ok) {
    saidOf(read.error);
    return "refused";
  }
  tellAll(read.value);
  return "read";
}

function tellAll(evening: Evening): void {
  const replayed = replay(evening);
  const last = stateAfter(replayed);
  const { players, pots, difference } = last.books;
  const sum = [...Object.values(players), ...Object.values(pots), difference].reduce((a: number, b) => a + b, 0);
  must(sum === 0, `the sum is ${sum}`);
  const lines = replayed.postings.map((posting, i) => ({ ...posting, number: i + 1, problems: [] }));
  const books = { setup: evening, opening: replayed.opening, lines, settlement: settle(evening, last) };
  const words = plainCsvWords(evening);
  for (const write of [dealsCsv, paymentsCsv, standingsCsv]) {
    const rows = readCsv(write(books, words));
    must(rows.flat().every(isHarmless), "a cell would be computed");
  }
  must(!journal(evening).includes("undefined"), "the journal has a hole");
}

/** What a spreadsheet would compute; numbers that the app itself writes are none. */
const isHarmless = (cell: string): boolean =>
  /^-?\d+(,\d+)?$/.test(cell) || !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell);

/** Cells of anything at all, written and read back. */
export function csvDoor(cells: readonly string[]): Outcome {
  const [row = []] = readCsv(csv([cells]));
  must(row.length === cells.length, "a cell is lost");
  must(row.every(isHarmless), "a cell would be computed");
  must(
    row.every((cell, i) => cell === cells[i] || cell === `'${cells[i]}`),
    "a cell is another one",
  );
  return "read";
}

/** The data of a link. */
export async function linkDoor(form: string, data: string): Promise<Outcome> {
  const opened = await openLink(form, data);
  if (!opened.ok) {
    const fault = opened.error;
    said((words) => words.share.shared.faults[fault]);
    return "refused";
  }
  const { evening } = opened.value;
  must(
    evening.lines.value.every(({ problems }) => problems.length === 0),
    "a link's evening does not hold",
  );
  evening.outcome.value;
  evening.log.value;
  evening.document();
  return "read";
}

/** The import of a club that has something; it must be as it was until somebody agrees. */
export async function importDoor() {
  const store = await aStore();
  const app = anApp(store);
  const contentOf = async () => {
    const file = await app.data.exportAll();
    if (!file.ok) throw new Error("the club cannot be exported");
    return (await file.value.blob.text()).replace(/"at":"[^"]*"/, "");
  };
  return {
    app,
    contentOf,
    look: async (file: Blob): Promise<Outcome> => {
      const read = await app.data.previewImport(file);
      if (read.ok) saidOfPreview(read.value);
      else saidOfFault(read.error);
      return read.ok ? "read" : "refused";
    },
    /** Everything that the file would bring, in an empty app; what then is there can be written and read again. */
    takeAll: async (file: Blob): Promise<void> => takeAll(await aStore(), file),
  };
}

async function takeAll(store: Store, file: Blob): Promise<void> {
  const { data } = anApp(store);
  const read = await data.previewImport(file);
  if (!read.ok) return;
  const done = await data.applyImport({ evenings: {}, samePeople: [], settings: true });
  must(done.ok, `what was agreed to did not come in: ${JSON.stringify(done)}`);
  const written = await data.exportAll();
  must(written.ok, "what came in does not go out");
  const again = await data.previewImport(written.value.blob);
  must(again.ok, `what went out does not come in: ${JSON.stringify(again)}`);
  const { added, changed, refused, leftOut } = again.value;
  must(
    added.length + changed.length + refused.length + leftOut.length === 0,
    `a second time brings ${JSON.stringify({ refused, leftOut })}`,
  );
}

function saidOfPreview({ refused, leftOut, newPeople }: ImportPreview): void {
  for (const { problems } of refused.slice(0, 20)) saidOf(problems);
  for (const left of leftOut.slice(0, 20)) {
    must(left.problems.length > 0, "left out without a reason");
    said((words) => leftOutText(words, left).what);
    said((words) => leftOutText(words, left).why.join(""));
  }
  must(
    newPeople([]).every((name) => name !== ""),
    "somebody comes in without a name",
  );
}

function saidOfFault(fault: ImportFault): void {
  if (fault.kind === "refused") saidOf(fault.evening.problems);
  else must(fault.kind !== "storage" && fault.kind !== "reader", `the fault of a file is ${fault.kind}`);
}
