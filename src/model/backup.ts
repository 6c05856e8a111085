import * as v from "valibot";
import { beyondBounds } from "./bounds.ts";
import type { LeftOut } from "./left-out.ts";
import { migrator, type RecordKind, type StoredRecord, versionOf } from "./migrations.ts";
import { type Night, nightSchema } from "./night.ts";
import { isRecord, parse } from "./parse.ts";
import { type Payment, parsePayment } from "./payment.ts";
import { type Person, personSchema } from "./person.ts";
import { type Problem, problem } from "./problem.ts";
import { type Profile, profileSchema } from "./profile.ts";
import { err, ok, type Result } from "./result.ts";
import { listIn, readRows } from "./rows.ts";
import { parseSeason, type Season } from "./season.ts";
import { readSettings, type Settings } from "./settings.ts";
import { timeSchema } from "./time.ts";

export const BACKUP_FORMAT = "kongekop-backup";

/** A backup file (format.md); its evenings are files of their own, and not checked yet. */
export interface Backup {
  readonly at: string;
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
  readonly seasons: readonly Season[];
  readonly nights: readonly Night[];
  readonly payments: readonly Payment[];
  readonly evenings: readonly unknown[];
  readonly settings: Settings;
}

/** What of a backup file can come in, and what cannot. */
export interface BackupRead {
  readonly backup: Omit<Backup, "at">;
  /** When it was written; undefined where the file does not say it as it should. */
  readonly at: string | undefined;
  readonly leftOut: readonly LeftOut[];
}

/** Why a file is no backup that can be read: another kind of file, one of a later app, or one that says no version. */
export type BackupFault =
  | { readonly kind: "notOurs" }
  | { readonly kind: "newer" }
  | { readonly kind: "problems"; readonly problems: readonly Problem[] };

const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * A backup from whatever a file held: what cannot be in it is left out and told, row by row. What an older app wrote is
 * brought up to date; the evenings are left for their own door.
 */
export function readBackup(input: unknown): Result<BackupRead, BackupFault> {
  if (!isRecord(input) || input["format"] !== BACKUP_FORMAT) return err({ kind: "notOurs" });
  const { typed: version, problems: faults } = parse(versionSchema, input["version"]);
  if (version === undefined || faults.length > 0)
    return err({ kind: "problems", problems: [problem("shape", ["version"])] });
  if (version > BACKUP_VERSION) return err({ kind: "newer" });
  return ok(readMigrated(migrated(input, version)));
}

function readMigrated(file: StoredRecord): BackupRead {
  const people = readRows("people", (row) => parse(personSchema, row), file["people"]);
  const profiles = readRows("profiles", (row) => parse(profileSchema, row), file["profiles"]);
  const seasons = readRows("seasons", parseSeason, file["seasons"]);
  const nights = readRows("nights", (row) => parse(nightSchema, row), file["nights"]);
  const payments = readRows("payments", parsePayment, file["payments"]);
  const evenings = listIn("evenings", file["evenings"]);
  const left = leftSettings(file["settings"]);
  const lists = [people, profiles, seasons, nights, payments, evenings];
  const { typed: at, problems } = parse(timeSchema, file["at"]);
  return {
    at: problems.length > 0 ? undefined : at,
    backup: {
      people: people.rows,
      profiles: profiles.rows,
      seasons: seasons.rows,
      nights: nights.rows,
      payments: payments.rows,
      evenings: evenings.rows,
      settings: readSettings(left.length > 0 ? {} : file["settings"]),
    },
    leftOut: [...lists.flatMap(({ leftOut }) => leftOut), ...left, ...leftKeys(file)],
  };
}

function leftSettings(settings: unknown): readonly LeftOut[] {
  const beyond = isRecord(settings) ? beyondBounds(settings) : [];
  return beyond ? [{ part: "settings", problems: [problem("shape", beyond)] }] : [];
}

const KEYS: ReadonlySet<string> = new Set([
  ...["format", "version", "at", "evenings", "settings"],
  ...["people", "profiles", "seasons", "nights", "payments"],
]);

/** Keys that a backup does not have, and the time that it does not say: nothing hangs on either. */
function leftKeys(file: StoredRecord): readonly LeftOut[] {
  const unknown = Object.keys(file).filter((key) => !KEYS.has(key));
  const keys = parse(timeSchema, file["at"]).problems.length > 0 ? ["at", ...unknown] : unknown;
  return keys.map((name) => ({ part: "others", name, problems: [problem("shape", [])] }));
}

/** The records of a backup that have ids of their own, with the kind that migrations know them by. */
const KINDS = {
  people: "person",
  profiles: "profile",
  seasons: "season",
  nights: "night",
  payments: "payment",
} as const satisfies Record<string, RecordKind>;
const LISTS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** A new version of the database alone is none of the file, which older apps still read. */
export const BACKUP_VERSION = versionOf(["backup", "settings", ...Object.values(KINDS)]);

function migrated(file: StoredRecord, version: number): StoredRecord {
  const each = migrator(version);
  const whole = Object(each("backup")(file)) as StoredRecord;
  const lists = LISTS.map((key) => {
    const records = whole[key];
    return [key, Array.isArray(records) ? records.map(each(KINDS[key])) : records] as const;
  });
  return { ...whole, ...Object.fromEntries(lists), settings: each("settings")(whole["settings"]) };
}

/** A backup file's content; the evenings are given as evening files. */
export const writeBackup = (backup: Backup): StoredRecord => ({
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  ...backup,
});
