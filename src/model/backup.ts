import * as v from "valibot";
import { MIGRATIONS, migrate, type RecordKind, type StoredRecord, versionAfter } from "./migrations.ts";
import { parse } from "./parse.ts";
import { type Person, personSchema } from "./person.ts";
import type { Problem } from "./problem.ts";
import { type Profile, profileSchema } from "./profile.ts";
import { err, ok, type Result } from "./result.ts";
import { readSettings, type Settings } from "./settings.ts";
import { timeSchema } from "./time.ts";

export const BACKUP_FORMAT = "kongekop-backup";
export const BACKUP_VERSION = versionAfter(MIGRATIONS);

/** A backup file (format.md); its evenings are files of their own, and not checked yet. */
export interface Backup {
  readonly at: string;
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
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
  evenings: v.array(v.unknown()),
  settings: v.record(v.string(), v.unknown()),
});

/** A backup from whatever a file held; what an older app wrote is brought up to date, its evenings are left for their own door. */
export function readBackup(input: unknown): Result<Backup, BackupFault> {
  if (!isRecord(input) || input["format"] !== BACKUP_FORMAT) return err({ kind: "notOurs" });
  const version = Number.isInteger(input["version"]) ? Number(input["version"]) : undefined;
  if (version !== undefined && version > BACKUP_VERSION) return err({ kind: "newer" });
  const { typed, problems } = parse(schema, version === undefined ? input : migrated(input, version));
  const all = [...problems, ...twice("people", typed?.people), ...twice("profiles", typed?.profiles)];
  if (!typed || all.length > 0) return err({ kind: "problems", problems: all });
  const { at, people, profiles, evenings, settings } = typed;
  return ok({ at, people, profiles, evenings, settings: readSettings(settings) });
}

function twice(key: string, records: readonly { readonly id: string }[] = []): Problem[] {
  const ids = records.map(({ id }) => id);
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [{ code: "duplicateId", path: [key, i, "id"], name: id }] : []));
}

function migrated(backup: StoredRecord, version: number): StoredRecord {
  const each = (kind: RecordKind) => (record: unknown) => {
    const result = isRecord(record) ? migrate(kind, record, version) : err("newer");
    return result.ok ? result.value : record;
  };
  const all = (kind: RecordKind, records: unknown) => (Array.isArray(records) ? records.map(each(kind)) : records);
  return {
    ...backup,
    people: all("person", backup["people"]),
    profiles: all("profile", backup["profiles"]),
    settings: each("settings")(backup["settings"]),
  };
}

const isRecord = (input: unknown): input is StoredRecord =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** A backup file's content; the evenings are given as evening files. */
export const writeBackup = ({ at, people, profiles, evenings, settings }: Backup): StoredRecord => ({
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  at,
  people,
  profiles,
  evenings,
  settings,
});
