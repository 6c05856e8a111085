import * as v from "valibot";
import { migrate, type RecordKind, type StoredRecord, versionOf } from "./migrations.ts";
import { type Night, nightSchema } from "./night.ts";
import { isRecord, parse } from "./parse.ts";
import { type Payment, paymentSchema } from "./payment.ts";
import { type Person, personSchema } from "./person.ts";
import type { Problem } from "./problem.ts";
import { type Profile, profileSchema } from "./profile.ts";
import { err, ok, type Result } from "./result.ts";
import { type Season, seasonSchema } from "./season.ts";
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

/** Why a file is no backup that can be read: another kind of file, one of a later app, or what cannot be in it. */
export type BackupFault =
  | { readonly kind: "notOurs" }
  | { readonly kind: "newer" }
  | { readonly kind: "problems"; readonly problems: readonly Problem[] };

const schema = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: timeSchema,
  people: v.array(personSchema),
  profiles: v.array(profileSchema),
  seasons: v.array(seasonSchema),
  nights: v.array(nightSchema),
  payments: v.array(paymentSchema),
  evenings: v.array(v.unknown()),
  settings: v.record(v.string(), v.unknown()),
});

/** A backup from whatever a file held; what an older app wrote is brought up to date, its evenings are left for their own door. */
export function readBackup(input: unknown): Result<Backup, BackupFault> {
  if (!isRecord(input) || input["format"] !== BACKUP_FORMAT) return err({ kind: "notOurs" });
  const version = Number.isInteger(input["version"]) ? Number(input["version"]) : undefined;
  if (version !== undefined && version > BACKUP_VERSION) return err({ kind: "newer" });
  const { typed, problems } = parse(schema, version === undefined ? input : migrated(input, version));
  const all = [...problems, ...LISTS.flatMap((key) => twice(key, typed?.[key]))];
  if (!typed || all.length > 0) return err({ kind: "problems", problems: all });
  const { format: _, version: __, settings, ...rest } = typed;
  return ok({ ...rest, settings: readSettings(settings) });
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

function twice(key: string, records: readonly { readonly id: string }[] = []): Problem[] {
  const ids = records.map(({ id }) => id);
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [{ code: "duplicateId", path: [key, i, "id"], name: id }] : []));
}

function migrated(file: StoredRecord, version: number): StoredRecord {
  const each = (kind: RecordKind) => (record: unknown) => {
    const result = isRecord(record) ? migrate(kind, record, version) : err("newer");
    return result.ok ? result.value : record;
  };
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
