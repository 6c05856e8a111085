import { isRecord } from "./parse.ts";
import { err, ok, type Result } from "./result.ts";

/** What is stored and written to files, each by itself; `backup` are the keys of the backup file itself. */
export type RecordKind =
  | "evening"
  | "revision"
  | "person"
  | "profile"
  | "season"
  | "night"
  | "payment"
  | "settings"
  | "backup";

export type StoredRecord = Readonly<Record<string, unknown>>;

/** How a version's records become the next one's; a kind that is not named stays as it is. */
export interface Migration {
  /** The version that it leads to. */
  readonly version: number;
  readonly name: string;
  readonly records: Readonly<Partial<Record<RecordKind, (record: StoredRecord) => StoredRecord>>>;
}

/** Every change of what is stored, for the database and for old files alike: numbered from 2 on, only ever added to. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 2,
    name: "seasons, club nights and payments",
    records: { backup: (file) => ({ seasons: [], nights: [], payments: [], ...file }) },
  },
  { version: 3, name: "safety copies in parts", records: {} },
];

/** The version that the migrations lead to; the first one needed none. */
export const versionAfter = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 1;

/** The version of a file that holds only records of these kinds: the last one in which any of them changed. */
export const versionOf = (kinds: readonly RecordKind[], migrations: readonly Migration[] = MIGRATIONS): number =>
  versionAfter(migrations.filter(({ records }) => kinds.some((kind) => records[kind] !== undefined)));

/** A record of an older version as this app knows it; `newer` where a later app wrote it: update the app. */
export function migrate(
  kind: RecordKind,
  record: StoredRecord,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<StoredRecord, "newer"> {
  if (version > versionAfter(migrations)) return err("newer");
  const due = migrations.filter((migration) => migration.version > version);
  return ok(due.reduce((older, { records }) => records[kind]?.(older) ?? older, record));
}

/** The same of whatever a file held: what is no record is left as it is, for its own door to refuse. */
export const migrator =
  (version: number, migrations: readonly Migration[] = MIGRATIONS) =>
  (kind: RecordKind) =>
  (record: unknown): unknown => {
    const migrated = isRecord(record) ? migrate(kind, record, version, migrations) : err("newer");
    return migrated.ok ? migrated.value : record;
  };
