import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { LAUNCH, PHONE } from "../../scripts/launch.ts";

/** What a browser keeps on the disk: it outlives the browser. */
export interface Profile {
  /** Opens a browser on it, and an address in that. */
  open(address: string): Promise<Sitting>;
  /** Damages what lies on the disk of the drawer, or of the reserve, as a write does that is cut in two; no browser may be open. */
  damage(what: "drawer" | "reserve"): void;
  remove(): void;
}

/** A browser that is open on a profile. */
export interface Sitting {
  readonly context: BrowserContext;
  readonly page: Page;
  /** As when the battery is taken out: every process of the browser is gone at once (SIGKILL). */
  kill(): Promise<void>;
}

export function aProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), "kongekop-profile-"));
  return {
    open: async (address) => {
      const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE });
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(address);
      return { context, page, kill: () => kill(context, folder) };
    },
    damage: (what) => damage(join(folder, "Default", what === "drawer" ? "IndexedDB" : "WebStorage")),
    // A process that was killed may be writing its last page still.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Half of every log of a database. */
function damage(folder: string): void {
  const logs = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /leveldb.*\.log$/.test(name),
  );
  if (logs.length === 0) throw new Error("there is no database to damage");
  for (const path of logs.map((name) => join(folder, name))) {
    const bytes = readFileSync(path);
    const quarter = Math.floor(bytes.length / 4);
    writeFileSync(path, bytes.fill(0xff, quarter, 3 * quarter));
  }
}

async function kill(context: BrowserContext, folder: string): Promise<void> {
  const closed = context.waitForEvent("close");
  process.kill(-leaderOf(folder), "SIGKILL");
  await closed;
}

/** The browser's first process, which leads a group of all of them: its lock on the profile ends with the number. */
const leaderOf = (folder: string): number => {
  const id = Number(readlinkSync(join(folder, "SingletonLock")).split("-").at(-1));
  if (!(id > 1)) throw new Error("the profile is not locked by any browser");
  return id;
};
