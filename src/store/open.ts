import { Dexie, type DexieOptions } from "dexie";
import { err, MIGRATIONS, type Migration, ok, type Result, versionAfter } from "../model/index.ts";
import { attempt, faultOfOpening, type StoreFault } from "./fault.ts";
import type { Drawer } from "./tables.ts";
import { upgrade } from "./upgrade.ts";

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
  // Dexie opens a later version's database too, as if it were its own; at each opening, since a lost connection is opened again.
  const own = versionAfter(migrations);
  const isOwn = (): void => {
    if (Math.floor(drawer.backendDB().version / 10) > own) throw new Dexie.VersionError();
  };
  drawer.on("ready", isOwn, true);
  const opened = await Promise.race([attempt(() => drawer.open()), blocked]);
  if (opened.ok) return ok(drawer);
  drawer.close();
  return err(faultOfOpening(opened.error));
}

/** A database that is tried again after an opening that failed, unless it was closed on purpose. */
class Reopening extends Dexie {
  private isLetGo = false;

  override open() {
    return super.open().catch((error) => {
      // Not before those who waited for this opening have their answer: they would open it again and again.
      setTimeout(() => {
        if (!this.isLetGo && !this.isOpen()) super.close({ disableAutoOpen: false });
      });
      throw error;
    });
  }

  override close(how?: { readonly disableAutoOpen: boolean }): void {
    this.isLetGo ||= how?.disableAutoOpen !== false;
    super.close(how);
  }
}

function define(
  { name = "kongekop", indexedDB, IDBKeyRange }: DrawerOptions,
  migrations: readonly Migration[],
): Drawer {
  const drawer = new Reopening(name, {
    // What the screen calls saved survives an empty battery.
    chromeTransactionDurability: "strict",
    // A live value is what is committed, never what is about to be.
    cache: "disabled",
    ...(indexedDB && { indexedDB }),
    ...(IDBKeyRange && { IDBKeyRange }),
  }) as Dexie as Drawer;
  drawer.version(1).stores(TABLES[1] ?? {});
  for (const migration of migrations) {
    drawer
      .version(migration.version)
      .stores(TABLES[migration.version] ?? {})
      .upgrade((transaction) => upgrade(transaction, migration));
  }
  return drawer;
}
