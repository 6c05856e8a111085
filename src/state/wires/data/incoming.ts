import { readEvening, revisionsOf } from "../../../ledger/index.ts";
import {
  type BackupRead,
  EVENING_FORMAT,
  EVENING_VERSION,
  type Evening,
  type EveningId,
  err,
  type LeftOut,
  LIMITS,
  MAX_ROWS,
  ok,
  type Problem,
  problem,
  type Result,
  readBackup,
  type Settings,
  tooMany,
} from "../../../model/index.ts";
import type { ImportFault, RefusedEvening } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import { type Job, QUIET, turns } from "../slices.ts";
import type { Compared } from "./compare.ts";
import { refusedEvening } from "./refused.ts";
import { Splitter } from "./split.ts";
import { faultOf, objectIn, tooLarge } from "./text.ts";

/** What a file holds besides its evenings. */
interface FileRead extends Omit<BackupRead["backup"], "evenings" | "settings"> {
  readonly refused: readonly RefusedEvening[];
  readonly leftOut: readonly LeftOut[];
  readonly settings: Settings | undefined;
  /** When a backup was written; undefined where it is none. */
  readonly at: string | undefined;
}

/** What a file holds, each evening beside the one that is here. */
export interface Incoming extends FileRead {
  readonly evenings: readonly Compared[];
  /** Those of them that the file has more than once. */
  readonly twice: readonly EveningId[];
}

/** Takes the evenings of a file, one by one as they are read. */
export type Take = (book: Book) => Promise<Result<void, ImportFault>>;

type Json = Readonly<Record<string, unknown>>;

/**
 * A backup or an evening file, whatever it is called (format.md). Each evening is handed over as soon as it is read, so that
 * none has to be held; what was taken counts only if the file turns out to be whole. Where it has to be read once more,
 * `begin` is asked for another one to take.
 */
export async function readFile(
  file: Blob,
  begin: () => Take,
  job: Job = QUIET,
): Promise<Result<FileRead, ImportFault>> {
  const large = await tooLarge(file);
  if (large) return err(large);
  const reader = new EveningReader(begin(), job);
  const split = await splitFile(file, reader);
  if (!split.ok) return split;
  return split.value ? finished(split.value, reader) : readWhole(file, new EveningReader(begin(), job));
}

/** So many bytes are taken apart at once. */
const PIECE = 128 * 1024;

/** Reads the evenings while the file comes, and answers the rest of it; undefined where it cannot be taken apart. */
async function splitFile(file: Blob, reader: EveningReader): Promise<Result<Json | undefined, ImportFault>> {
  const splitter = new Splitter();
  const decoder = new TextDecoder();
  for (let from = 0; from < file.size && !splitter.isLost; from += PIECE) {
    const bytes = await file.slice(from, from + PIECE).arrayBuffer();
    const evenings = splitter.push(decoder.decode(bytes, { stream: true }));
    if (reader.count === 0 && splitter.head && isNewer(splitter.head)) return err({ kind: "newer" });
    for (const [i, text] of evenings.entries()) {
      const share = (from + (PIECE * i) / evenings.length) / file.size;
      const json = text.length > LIMITS.bytes ? new TooLarge(text.length) : objectIn(text);
      if (json === undefined) return ok(undefined);
      const read = await reader.read(json, share);
      if (!read.ok) return read;
    }
  }
  return ok(splitter.isLost || splitter.rest === undefined ? undefined : objectIn(splitter.rest));
}

/** Before any of its evenings is read. */
function isNewer(head: string): boolean {
  const read = readBackup(objectIn(head));
  return !read.ok && read.error.kind === "newer";
}

async function readWhole(file: Blob, reader: EveningReader): Promise<Result<FileRead, ImportFault>> {
  const text = await file.text();
  const json = objectIn(text);
  if (json === undefined) return err(faultOf(text));
  if (json["format"] === EVENING_FORMAT) return readOne(json, file.size, reader);
  return finished(json, reader);
}

/** The rest of a file, and the evenings that are still in it: all where it was not taken apart, or where it has two lists. */
async function finished(json: Json, reader: EveningReader): Promise<Result<FileRead, ImportFault>> {
  if (json["format"] === EVENING_FORMAT) return readOne(json, 0, reader);
  const rest = readBackup(json);
  if (!rest.ok) return rest;
  const { backup, at, leftOut } = rest.value;
  const { evenings, ...records } = backup;
  for (const [i, evening] of evenings.entries()) {
    const read = await reader.read(evening, i / evenings.length);
    if (!read.ok) return read;
  }
  return ok({ ...records, at, refused: reader.refused, leftOut: [...leftOut, ...reader.leftOut] });
}

/** An evening of a backup that is larger than its own file could be. */
class TooLarge {
  constructor(readonly bytes: number) {}
}

const readAny = (json: unknown): Result<Evening, readonly Problem[]> =>
  json instanceof TooLarge
    ? err([problem("shape", [], { expected: LIMITS.bytes, actual: json.bytes })])
    : readEvening(json);

/** Reads one evening after the other, the screen taking its turns in between. */
class EveningReader {
  readonly refused: RefusedEvening[] = [];
  readonly #take: Take;
  readonly #job: Job;
  readonly #turn: ReturnType<typeof turns>;
  #count = 0;

  constructor(take: Take, job: Job) {
    this.#take = take;
    this.#job = job;
    this.#turn = turns(job.told);
  }

  /** How many were read. */
  get count(): number {
    return this.#count;
  }

  /** Those behind the most that a backup can have. */
  get leftOut(): readonly LeftOut[] {
    return tooMany("evenings", this.#count);
  }

  /** One that cannot be is told of with the others; `share` of the file has come before. */
  async read(json: unknown, share: number): Promise<Result<void, ImportFault>> {
    await this.#turn(share);
    if (this.#job.isStopped()) return err({ kind: "stopped" });
    const index = this.#count++;
    if (index >= MAX_ROWS) return ok(undefined);
    const evening = readAny(json);
    if (evening.ok) {
      await this.#turn(share);
      return this.#take(bookOf(evening.value));
    }
    this.refused.push(refusedEvening(json, index, evening.error));
    return ok(undefined);
  }
}

const NOTHING: FileRead = {
  refused: [],
  leftOut: [],
  people: [],
  profiles: [],
  seasons: [],
  nights: [],
  payments: [],
  settings: undefined,
  at: undefined,
};

async function readOne(json: Json, bytes: number, reader: EveningReader): Promise<Result<FileRead, ImportFault>> {
  const { version } = json;
  if (typeof version === "number" && version > EVENING_VERSION) return err({ kind: "newer" });
  if (bytes > LIMITS.bytes) return err({ kind: "tooLarge", bytes, limit: LIMITS.bytes });
  const read = await reader.read(json, 0);
  if (!read.ok) return read;
  const [evening] = reader.refused;
  return evening ? err({ kind: "refused", evening }) : ok(NOTHING);
}

function bookOf(evening: Evening): Book {
  const { entries: _, revisions, ...setup } = evening;
  return new Book(setup, revisions ?? revisionsOf(evening));
}
