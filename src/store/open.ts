import { Dexie, type DexieOptions, type Transaction } from "dexie";
import { err, MIGRATIONS, type Migration, ok, type Result, type StoredRecord, versionAfter } from "../model/index.ts";
import { attempt, faultOfOpening, type StoreFault } from "./fault.ts";
import type { Drawer } from "./tables.ts";

/** What each version adds to the tables. Only what is looked up is named: the key, and by what else rows are found. */
const TABLES: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    people: "id",
    profiles: "id",
    evenings: "id",
    revisions: "[evening+seq], &[evening+revision.id]",
    drafts: "key",
    summaries: "evening",
    device: "key",
    copies: "id",
    copyContents: "id",
  },
  2: {
    seasons: "id",
    nights: "id",
    payments: "id",
    evenings: "id, deletedAt",
    summaries: "evening, [version+running+began]",
    figures: "evening",
  },
  3: { copyParts: "[copy+part]" },
};

/** What a test or another database may have different. */
export interface DrawerOptions extends Pick<DexieOptions, "indexedDB" | "IDBKeyRange"> {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
  /** Told once when another tab's update closed this one's drawer: nothing can be stored until the page is loaded again. */
  readonly onClosed?: () => void;
}

/** The database, opened and up to date. It waits for no other tab: one that holds an older version open is told as `blocked`. */
export async function openDrawer({ onClosed, ...options }: DrawerOptions): Promise<Result<Drawer, StoreFault>> {
  const { migrations = MIGRATIONS } = options;
  const drawer = define(options, migrations);
  const blocked = new Promise<Result<never, StoreFault>>((resolve) => {
    drawer.on("blocked", () => resolve(err({ why: "blocked" })));
  });
  drawer.on("versionchange", () => {
    // Without reopening: this version would write into a database that is no longer its own.
    drawer.close();
    onClosed?.();
    return false;
  });
  const opened = await Promise.race([attempt(() => drawer.open()), blocked]);
  // Dexie opens a later version's database too, as if it were its own.
  const isNewer = opened.ok && Math.floor(drawer.backendDB().version / 10) > versionAfter(migrations);
  if (opened.ok && !isNewer) return ok(drawer);
  drawer.close();
  return err(opened.ok ? { why: "newer" } : faultOfOpening(opened.error));
}

function define(
  { name = "kongekop", indexedDB, IDBKeyRange }: DrawerOptions,
  migrations: readonly Migration[],
): Drawer {
  const drawer = new Dexie(name, {
    // What the screen calls saved survives an empty battery.
    chromeTransactionDurability: "strict",
    // A live value is what is committed, never what is about to be.
    cache: "disabled",
    ...(indexedDB && { indexedDB }),
    ...(IDBKeyRange && { IDBKeyRange }),
  }) as Drawer;
  drawer.version(1).stores(TABLES[1] ?? {});
  for (const migration of migrations) {
    drawer
      .version(migration.version)
      .stores(TABLES[migration.version] ?? {})
      .upgrade((transaction) => upgrade(transaction, migration));
  }
  return drawer;
}

async function upgrade(transaction: Transaction, { records }: Migration): Promise<void> {
  const each = async (table: string, change: (row: StoredRecord) => StoredRecord) => {
    const rows: StoredRecord[] = await transaction.table(table).toArray();
    await transaction.table(table).bulkPut(rows.map(change));
  };
  const { evening, revision, person, profile, season, night, payment, settings } = records;
  if (evening) await each("evenings", inside("document", evening));
  if (revision) await each("revisions", inside("revision", revision));
  if (person) await each("people", person);
  if (profile) await each("profiles", profile);
  if (season) await each("seasons", season);
  if (night) await each("nights", night);
  if (payment) await each("payments", payment);
  if (settings) await each("device", (row) => (row["key"] === "settings" ? inside("value", settings)(row) : row));
  await transaction.table("summaries").clear();
}

/** A row whose record lies under one of its keys. */
const inside =
  (key: string, change: (record: StoredRecord) => StoredRecord) =>
  (row: StoredRecord): StoredRecord => ({ ...row, [key]: change(Object(row[key])) });
