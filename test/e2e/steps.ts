import type { Page } from "playwright-core";
import type { DatabaseDump } from "../support/database.ts";

/** Brings a file in by the app's own import: chosen, previewed, agreed to. */
export async function importFile(page: Page, text: string): Promise<void> {
  await page.goto(`${page.url().split("#")[0]}#/settings/data`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "kongekop.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: /^(Hent ind|Bring it in|Läs in)$/ }).click();
  await page.getByText(/^(Filen er hentet ind|The file has been brought in|Filen är inläst)/).waitFor();
}

/** Opens the app on a screen, as a link to it would, and waits until it stands there. */
export async function visit(page: Page, hash: string): Promise<void> {
  const url = page.url().split("#")[0] ?? "";
  await page.goto("about:blank");
  await page.goto(url + hash);
  await page.locator("main:not(.shell) h1").waitFor();
}

/** Follows a link to another screen, without loading the app again; the screen's heading takes the focus. */
export async function follow(page: Page, hash: string): Promise<void> {
  await page.locator("main:not(.shell) h1").waitFor();
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    location.hash = to;
  }, hash);
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
}

/** All rows of one table of the drawer, as they are stored now. */
export const stored = (page: Page, table: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("kongekop");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    table,
  );

/** Throws the database away, as a browser does that finds it damaged; no page of the app may be open. */
export const loseDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase("kongekop").onsuccess = () => resolve();
      }),
  );

/** Lays a database as another version left it in the place of the one that is there; no page of the app may be open. */
export const layDatabase = (page: Page, dump: DatabaseDump): Promise<void> =>
  page.evaluate(
    ({ version, stores }) =>
      new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase("kongekop").onsuccess = () => {
          const opening = indexedDB.open("kongekop", version);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () => {
            for (const { name, keyPath, indexes, rows } of stores) {
              const store = opening.result.createObjectStore(name, { keyPath });
              for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
              for (const row of rows) store.add(row);
            }
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    dump,
  );

/** The number that the browser has for the version of the database that lies there, which is opened for that. */
export const storedVersion = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("kongekop");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          resolve(opening.result.version);
          opening.result.close();
        };
      }),
  );
