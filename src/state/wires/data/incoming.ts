import { readEvening, revisionsOf } from "../../../ledger/index.ts";
import {
  EVENING_FORMAT,
  EVENING_VERSION,
  type Evening,
  type EveningId,
  err,
  type LeftOut,
  LIMITS,
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
import type { ImportFault, RefusedEvening } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import { merged } from "./compare.ts";
import { refusedEvening } from "./refused.ts";
import { inSlices, type Told } from "./slices.ts";
import { splitBackup } from "./split.ts";
import { faultOf, textOf } from "./text.ts";

/** What a file holds, read but not yet compared with what is here. */
export interface Incoming {
  readonly evenings: readonly Book[];
  /** Those of them that the file has more than once. */
  readonly twice: readonly EveningId[];
  readonly refused: readonly RefusedEvening[];
  readonly leftOut: readonly LeftOut[];
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
  readonly seasons: readonly Season[];
  readonly nights: readonly Night[];
  readonly payments: readonly Payment[];
  readonly settings: Settings | undefined;
}

/** A backup or an evening file, whatever it is called (format.md); a long one is read in slices. */
export async function readFile(file: Blob, told?: Told): Promise<Result<Incoming, ImportFault>> {
  const read = await textOf(file);
  if (!read.ok) return read;
  const text = read.value;
  const split = await splitBackup(text);
  const json = parsed(split?.rest ?? text);
  if (json === undefined) return err(faultOf(text));
  if (json["format"] === EVENING_FORMAT) return readOne(json, file.size);
  const backup = readBackup(json);
  if (!backup.ok) return backup;
  const { backup: records, leftOut } = backup.value;
  const evenings = split ? await inSlices(split.evenings, parsed, told) : records.evenings;
  // One that is no JSON spoils the whole text.
  if (split && evenings.includes(undefined)) return err(faultOf(text));
  const books = await inSlices(evenings, readBook, told);
  return ok({
    ...records,
    ...eachOnce(books.flatMap((one) => (one.ok ? one.value : []))),
    refused: refusedOf(evenings, books),
    leftOut,
  });
}

function readBook(file: unknown): Result<Book, readonly Problem[]> {
  const read = readEvening(file);
  return read.ok ? ok(bookOf(read.value)) : read;
}

const refusedOf = (evenings: readonly unknown[], books: readonly Result<Book, readonly Problem[]>[]) =>
  books.flatMap((one, index) => (one.ok ? [] : [refusedEvening(evenings[index], index, one.error)]));

/** An evening that a backup names twice is one, with what either copy knows. */
function eachOnce(books: readonly Book[]): Pick<Incoming, "evenings" | "twice"> {
  const found = new Map<EveningId, Book>();
  const twice = new Set<EveningId>();
  for (const book of books) {
    const { id } = book.base;
    const before = found.get(id);
    if (before) twice.add(id);
    found.set(id, before ? merged(before, book) : book);
  }
  return { evenings: [...found.values()], twice: [...twice] };
}

const NOTHING: Incoming = {
  evenings: [],
  twice: [],
  refused: [],
  leftOut: [],
  people: [],
  profiles: [],
  seasons: [],
  nights: [],
  payments: [],
  settings: undefined,
};

function readOne(json: Readonly<Record<string, unknown>>, bytes: number): Result<Incoming, ImportFault> {
  const { version } = json;
  if (typeof version === "number" && version > EVENING_VERSION) return err({ kind: "newer" });
  if (bytes > LIMITS.bytes) return err({ kind: "tooLarge", bytes, limit: LIMITS.bytes });
  const book = readBook(json);
  if (!book.ok) return err({ kind: "refused", evening: refusedEvening(json, 0, book.error) });
  return ok({ ...NOTHING, evenings: [book.value] });
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null ? { ...json } : undefined;
  } catch {
    // No JSON: `faultOf` tells what else it is.
    return undefined;
  }
}

function bookOf(evening: Evening): Book {
  const { entries: _, revisions, ...setup } = evening;
  return new Book(setup, revisions ?? revisionsOf(evening));
}
