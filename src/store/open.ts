import { Dexie, type DexieOptions } from "dexie";
import { err, MIGRATIONS, type Migration, ok, type Result, versionAfter } from "../model/index.ts";
import { attempt, faultOfOpening, type StoreFault } from "./fault.ts";
import type { Place } from "./reserve/place.ts";
import { Reserve } from "./reserve/reserve.ts";
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

const NAME = "kongekop";

/** What a test or another database may have different. */
export interface DrawerOptions extends Pick<DexieOptions, "indexedDB" | "IDBKeyRange"> {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
  /** Told once when another tab's update closed this one's drawer: nothing can be stored until the page is loaded again. */
  readonly onClosed?: () => void;
  /** Where everything is kept a second time. */
  readonly place?: Place | undefined;
  /** Told where the drawer was found empty, and evenings came back from the reserve. */
  readonly onRefilled?: () => void;
}

/** The database, opened and up to date. It waits for no other tab: one that holds an older version open is told as `blocked`. */
export async function openDrawer(options: DrawerOptions): Promise<Result<Drawer, StoreFault>> {
  const { migrations = MIGRATIONS, onClosed, onRefilled } = options;
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
  const isWhole = async (): Promise<void> => {
    if (await drawer.reserve?.refill(drawer.backendDB())) onRefilled?.();
  };
  drawer.on("ready", isOwn, true);
  drawer.on("ready", isWhole, true);
  const opened = await Promise.race([attempt(() => drawer.open()), blocked]);
  if (opened.ok) return ok(drawer);
  drawer.close();
  return err(faultOfOpening(opened.error));
}

/** The reserve is a drawer of the same kind, without one of its own. */
function reserveOf({ place, name = NAME, migrations, IDBKeyRange }: DrawerOptions): Reserve | undefined {
  if (!place) return undefined;
  const how = { ...(migrations && { migrations }), ...(IDBKeyRange && { IDBKeyRange }) };
  return new Reserve(async () => {
    const opened = await openDrawer({ ...how, name: `${name}-reserve`, indexedDB: await place() });
    return opened.ok ? opened.value : undefined;
  });
}

/** A database that is tried again after an opening that failed, unless it was closed on purpose. */
class Reopening extends Dexie {
  private isLetGo = false;

  constructor(
    name: string,
    options: DexieOptions,
    readonly reserve: Reserve | undefined,
  ) {
    super(name, options);
    reserve?.follow(this);
  }

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
    if (this.isLetGo) void this.reserve?.close();
    super.close(how);
  }
}

function define(options: DrawerOptions, migrations: readonly Migration[]): Drawer {
  const { name = NAME, indexedDB, IDBKeyRange } = options;
  const how: DexieOptions = {
    // What the screen calls saved survives an empty battery.
    chromeTransactionDurability: "strict",
    // A live value is what is committed, never what is about to be.
    cache: "disabled",
    ...(indexedDB && { indexedDB }),
    ...(IDBKeyRange && { IDBKeyRange }),
  };
  const drawer = new Reopening(name, how, reserveOf(options)) as Dexie as Drawer;
  drawer.version(1).stores(TABLES[1] ?? {});
  for (const migration of migrations) {
    drawer
      .version(migration.version)
      .stores(TABLES[migration.version] ?? {})
      .upgrade((transaction) => upgrade(transaction, migration));
  }
  return drawer;
}
