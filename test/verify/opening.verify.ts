import type { Page } from "playwright-core";
import { describe } from "vitest";
import { refuseToOpen } from "../e2e/broken.ts";
import { expect, test } from "../e2e/browser.ts";
import { shows, tapKey, tapPlainDeal } from "../e2e/recorder.ts";
import { draftStands, RUNNING, savesNow, says, tapAtTheTable } from "../e2e/running.ts";
import { follow, importFile, layDatabase, loseDatabase, stored, storedVersion } from "../e2e/steps.ts";
import { shownBackup } from "../support/shown.ts";
import { OLDER_DATABASES } from "../support/versions.ts";

/** A file of the app that runs no script, so that nothing has the database open. */
const QUIET = "licences.txt";

/** Leaves the app, and answers how to come back to it. */
async function leave(page: Page): Promise<() => Promise<unknown>> {
  const address = page.url();
  // Asked for by the browser itself, for a page that is no page of the app.
  await page.context().route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(new URL(QUIET, address).href);
  return () => page.goto(address);
}

const LATER = 9990;

/** Has a later app of another tab bring the database up to its own version. */
const upgradeIn = (page: Page, version: number): Promise<void> =>
  page.evaluate(
    (version) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("kongekop", version);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    version,
  );

describe("a database that cannot be opened", () => {
  test.for([
    ["SecurityError", "throws", "Browseren tillader ikke, at der gemmes noget her."],
    ["InvalidStateError", "answers", "Browseren tillader ikke, at der gemmes noget her."],
    ["UnknownError", "answers", "De gemte data kunne ikke åbnes. Intet er slettet."],
    ["QuotaExceededError", "answers", "Telefonen har ikke mere plads."],
  ] as const)("(%s, %s) is told, with a way to try again", async ([error, how, told], { page }) => {
    await refuseToOpen(page, error, how);
    await page.reload();
    await says(page, told);
    await page.getByRole("button", { name: "Prøv igen" }).click();
    await says(page, told);
  });

  test("is told where the browser has none at all", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
    await page.reload();
    await says(page, "Browseren tillader ikke, at der gemmes noget her.");
  });
});

describe("a database of a later app", () => {
  test("is left as it is, and the sentence says to fetch the new version", async ({ page }) => {
    await tapAtTheTable(page);
    const before = await stored(page, "drafts");
    const back = await leave(page);
    await upgradeIn(page, LATER);
    await back();
    await says(page, "Dataene er gemt af en nyere udgave af Kongekop.");
    expect(await storedVersion(page)).toBe(LATER);
    expect(await stored(page, "drafts")).toEqual(before);
  });

  test("that another tab makes of it under the table closes this one, which says so; the draft lies there", async ({
    page,
  }) => {
    await tapAtTheTable(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await leave(other);
    const before = await stored(other, "drafts");
    await upgradeIn(other, LATER);
    await says(page, "Forbindelsen til de gemte data blev lukket.");
    expect(await stored(other, "drafts")).toEqual(before);
    await page.getByRole("button", { name: "Prøv igen" }).click();
    await says(page, "Dataene er gemt af en nyere udgave af Kongekop.");
  });
});

/** Has every upgrade of the database break off. */
const breakUpgrades = (): void => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...asked) {
    const opening = open.apply(this, asked);
    opening.addEventListener("upgradeneeded", () => {
      const first = opening.transaction?.objectStore("people").count();
      first?.addEventListener("success", () => opening.transaction?.abort());
    });
    return opening;
  };
};

describe("an upgrade that breaks off half-way", () => {
  test.for(OLDER_DATABASES)(
    "leaves version $version as it was, says so, and is made the next time",
    async ({ dump }, { page }) => {
      const rows = dump.stores.find(({ name }) => name === "revisions")?.rows.length;
      const back = await leave(page);
      await layDatabase(page, dump);
      const broken = await page.addInitScript(breakUpgrades);
      await back();
      await says(page, "De gemte data kunne ikke åbnes. Intet er slettet.");
      expect(await storedVersion(page)).toBe(dump.version);
      await broken.dispose();
      await page.getByRole("button", { name: "Prøv igen" }).click();
      await page
        .getByRole("link", { name: /^Fortsæt/ })
        .first()
        .waitFor();
      expect(await stored(page, "revisions")).toHaveLength(rows ?? 0);
    },
  );
});

const loseReserve = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { storageBuckets } = navigator as { storageBuckets?: { delete(name: string): Promise<void> } };
    await storageBuckets?.delete("reserve");
  });

describe("a database that the browser has thrown away", () => {
  test("is filled from the reserve before the first screen, which says so: the evening goes on with its draft", async ({
    page,
  }) => {
    await tapAtTheTable(page);
    const back = await leave(page);
    await loseDatabase(page);
    await back();
    await says(page, "Det hele er hentet frem igen.");
    await page.getByRole("button", { name: "Luk" }).click();
    await draftStands(page);
    await savesNow(page);
    await page.reload();
    await shows(page, RUNNING.entries.length + 2);
    expect(await page.getByText("Det hele er hentet frem igen.").count()).toBe(0);
  });
});

describe("storage that the browser has cleared", () => {
  test("the start offers to bring a copy in beside a new evening", async ({ page }) => {
    await tapAtTheTable(page);
    const back = await leave(page);
    await loseDatabase(page);
    await loseReserve(page);
    await back();
    await page.locator("main:not(.shell) h1").waitFor();
    await follow(page, "#/");
    await page.getByRole("link", { name: "Ny aften" }).waitFor();
    await page.getByRole("link", { name: "Hent en kopi ind" }).click();
    await importFile(page, shownBackup());
    await follow(page, "#/");
    await page.getByRole("link", { name: /^Fortsæt spil/ }).waitFor();
  });

  test("under the table: the evening stands, is stored once more with the next save, and goes on from there", async ({
    page,
  }) => {
    await tapAtTheTable(page);
    const cdp = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    await savesNow(page);
    await page.reload();
    await shows(page, RUNNING.entries.length + 2);
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, RUNNING.entries.length + 3);
  });
});
