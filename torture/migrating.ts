import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { migrate, type RecordKind, type StoredRecord } from "../src/model/index.ts";
import { layDatabase, stored, storedVersion } from "../test/e2e/steps.ts";
import type { DatabaseDump } from "../test/support/database.ts";
import { OLDER_DATABASES } from "../test/support/versions.ts";
import { type Attack, Window } from "./moment.ts";
import type { Phone } from "./phone.ts";
import { halfWritten, storedIn } from "./stored.ts";

/** So often each evening of a database lies in it: there is something to upgrade. */
const TIMES = 20;

/** A file of the app that runs no script: what lies there can be seen before the app has touched it. */
export const QUIET = "licences.txt";

/** Tells when a database is being upgraded and when it is open, and has the upgrade take long enough to be met. */
const tellOfUpgrades = (): void => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...asked) {
    const opening = open.apply(this, asked);
    if (asked[0] !== "kongekop") return opening;
    opening.addEventListener("upgradeneeded", () => {
      console.debug("upgrade begins");
      for (let i = 0; i < 4000; i++) opening.transaction?.objectStore("people").count();
    });
    opening.addEventListener("success", () => console.debug("database open"));
    return opening;
  };
};

/** Killed while an older version's database is brought up to date. */
export function migrating(phone: Phone, url: string): Attack {
  const window = new Window(80);
  return async (dice) => {
    const page = await phone.page();
    const older = dice.pick(OLDER_DATABASES);
    const dump = manyTimes(older.dump);
    await page.goto(phone.address);
    await layDatabase(page, dump);
    await page.addInitScript(tellOfUpgrades);
    const begun = page.waitForEvent("console", (message) => message.text() === "upgrade begins");
    const open = page.waitForEvent("console", (message) => message.text() === "database open");
    // Refused where the upgrade never begins, which is told first.
    open.catch(() => {});
    await page.goto(url, { waitUntil: "commit" });
    await begun;
    const { said, after } = await window.cut(phone, dice, async () => {}, open);
    const isOld = await isStill(phone, dump.version);
    const undone = said && isOld ? ["lost: an upgrade that was done"] : [];
    const wrong = [...undone, ...(await compare(await opened(phone, url), older.version, dump))];
    const met = said ? "done" : isOld ? "rolled back" : "done, not told yet";
    return { at: `${after} ms into the upgrade from ${older.version}`, met, wrong };
  };
}

/** Whether the older version lies there after the kill, before the app has opened it once more. */
const isStill = async (phone: Phone, before: number): Promise<boolean> =>
  (await storedVersion(await phone.page())) === before;

async function opened(phone: Phone, url: string): Promise<Page> {
  const page = await phone.page();
  await page.goto(url);
  await page.locator("main.start h1").waitFor();
  return page;
}

/** The tables that a version before may have, and what lies in their rows. */
const RECORDS: Readonly<Record<string, readonly [kind: RecordKind, key?: string]>> = {
  evenings: ["evening", "document"],
  revisions: ["revision", "revision"],
  people: ["person"],
  profiles: ["profile"],
  seasons: ["season"],
  nights: ["night"],
  payments: ["payment"],
};

/** What is missing or other than what the older version had, once it is up to date. */
async function compare(page: Page, version: number, { stores }: DatabaseDump): Promise<string[]> {
  const wrong = halfWritten(await storedIn(page));
  for (const { name, rows } of stores) {
    const [kind, key] = RECORDS[name] ?? [];
    if (!kind) continue;
    const expected = rows.map((row) => upToDate(kind, key, row as StoredRecord, version));
    if (!isDeepStrictEqual(inOrder(await stored(page, name)), inOrder(expected)))
      wrong.push(`lost: ${name} of version ${version}`);
  }
  return wrong;
}

const inOrder = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

function upToDate(kind: RecordKind, key: string | undefined, row: StoredRecord, version: number): unknown {
  const result = migrate(kind, (key === undefined ? row : row[key]) as StoredRecord, version);
  if (!result.ok) throw new Error("a database of a later version among the older ones");
  return key === undefined ? result.value : { ...row, [key]: result.value };
}

/** A database with each evening in it many times. */
function manyTimes({ version, stores }: DatabaseDump): DatabaseDump {
  const copies = Array.from({ length: TIMES }, (_, i) => i);
  const copied = (name: string, row: StoredRecord, i: number): StoredRecord =>
    name === "evenings" ? { ...row, id: `${row["id"]}-${i}` } : { ...row, evening: `${row["evening"]}-${i}` };
  const many = stores.map((store) => {
    if (!["evenings", "revisions", "summaries", "figures"].includes(store.name)) return store;
    return {
      ...store,
      rows: store.rows.flatMap((row) => copies.map((i) => copied(store.name, row as StoredRecord, i))),
    };
  });
  return { version, stores: many };
}
