import { readEvening, readEveningText, revisionsOf } from "../../../ledger/index.ts";
import {
  EVENING_FORMAT,
  EVENING_VERSION,
  type Evening,
  type EveningId,
  err,
  type Night,
  ok,
  type Payment,
  type Person,
  type Problem,
  type Profile,
  type Result,
  readBackup,
  type Season,
  type Settings,
} from "../../../model/index.ts";
import type { ImportFault } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import { merged } from "./compare.ts";
import { inSlices, type Told } from "./slices.ts";
import { splitBackup } from "./split.ts";

/** What a file holds, read but not yet compared with what is here. */
export interface Incoming {
  readonly evenings: readonly Book[];
  readonly refused: readonly { readonly index: number; readonly problems: readonly Problem[] }[];
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
  readonly seasons: readonly Season[];
  readonly nights: readonly Night[];
  readonly payments: readonly Payment[];
  readonly settings: Settings | undefined;
}

/** A backup or an evening file, whatever it is called (format.md); a long one is read in slices. */
export async function readFile(file: Blob, told?: Told): Promise<Result<Incoming, ImportFault>> {
  const text = await file.text();
  const split = await splitBackup(text);
  const json = parsed(split?.rest ?? text);
  if (json?.["format"] === EVENING_FORMAT) return readOne(text, json);
  const backup = readBackup(json);
  if (!backup.ok) return backup;
  const evenings = split ? await inSlices(split.evenings, parsed, told) : backup.value.evenings;
  // One that is no JSON spoils the whole text.
  if (split && evenings.includes(undefined)) return err({ kind: "notOurs" });
  const read = await inSlices(evenings, readBook, told);
  const { at: _, evenings: __, ...records } = backup.value;
  return ok({
    evenings: eachOnce(read.flatMap((one) => (one.ok ? one.value : []))),
    refused: read.flatMap((one, index) => (one.ok ? [] : [{ index, problems: one.error }])),
    ...records,
  });
}

function readBook(file: unknown): Result<Book, readonly Problem[]> {
  const read = readEvening(file);
  return read.ok ? ok(bookOf(read.value)) : read;
}

/** An evening that a backup names twice is one, with what either copy knows. */
function eachOnce(books: readonly Book[]): readonly Book[] {
  const found = new Map<EveningId, Book>();
  for (const book of books) {
    const before = found.get(book.base.id);
    found.set(book.base.id, before ? merged(before, book) : book);
  }
  return [...found.values()];
}

const NOTHING: Incoming = {
  evenings: [],
  refused: [],
  people: [],
  profiles: [],
  seasons: [],
  nights: [],
  payments: [],
  settings: undefined,
};

function readOne(text: string, { version }: Readonly<Record<string, unknown>>): Result<Incoming, ImportFault> {
  if (typeof version === "number" && version > EVENING_VERSION) return err({ kind: "newer" });
  const read = readEveningText(text);
  if (!read.ok) return err({ kind: "problems", problems: read.error });
  const people = read.value.players.map((player) => ({ ...player }));
  return ok({ ...NOTHING, evenings: [bookOf(read.value)], people });
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null ? { ...json } : undefined;
  } catch {
    // No JSON: answered as a file that is not ours.
    return undefined;
  }
}

function bookOf(evening: Evening): Book {
  const { entries: _, revisions, ...setup } = evening;
  return new Book(setup, revisions ?? revisionsOf(evening));
}
