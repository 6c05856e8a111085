import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { EVENING_VERSION } from "../../src/model/index.ts";
import { expect, test } from "../e2e/browser.ts";
import { follow, importFile } from "../e2e/steps.ts";
import { readCsv } from "../ledger/csv/rfc4180.ts";
import { clubEvening, RUNNING, shownBackup } from "../support/shown.ts";

const ENDED = `#/evening/${RUNNING.slice(0, -1)}2`;

/** The share screen of the evening that has ended. */
async function openShare(page: Page): Promise<void> {
  await importFile(page, shownBackup());
  await follow(page, `${ENDED}/share`);
  await page.getByRole("heading", { name: "Som filer" }).waitFor();
}

/** Saves one of the files, as a person would, and gives its name and text. */
async function saved(page: Page, key: string): Promise<readonly [name: string, text: string]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: key }).click();
  const file = await download;
  await page.getByText(`${file.suggestedFilename()} er gemt.`).waitFor();
  return [file.suggestedFilename(), readFileSync(await file.path(), "utf8")];
}

test("an evening goes out as tables for a spreadsheet, as a journal and as its own file", async ({ page }) => {
  await openShare(page);
  const [dealsName, deals] = await saved(page, "Spil til regneark");
  expect(dealsName).toBe("kongekop-2026-11-23-spil.csv");
  const [head, , first] = readCsv(deals);
  expect(head?.slice(0, 8)).toEqual([
    ...["Dato", "Spil nr.", "Post", "Gemt", "Kortgiver", "Sidder over", "Hvad der skete"],
    "Anders",
  ]);
  expect(first?.slice(0, 6)).toEqual(["2026-11-23", "1", "Spil", "2026-11-23 18:39", "Birgit", "Åse"]);

  const [paymentsName, payments] = await saved(page, "Betalinger til regneark");
  expect(paymentsName).toBe("kongekop-2026-11-23-betalinger.csv");
  expect(readCsv(payments).at(-1)).toEqual([
    "2026-11-23",
    "",
    "Afregning",
    "",
    "Åse",
    "Søren",
    "",
    "5,50",
    "ikke betalt",
  ]);

  const [standingsName, standings] = await saved(page, "Stilling til regneark");
  expect(standingsName).toBe("kongekop-2026-11-23-stilling.csv");
  expect(readCsv(standings).slice(0, 2)).toEqual([
    ["Dato", "Spiller", "Saldo", "Af kopperne", "Point", "Beløb i DKK"],
    ["2026-11-23", "Anders", "-35", "85", "50", "5,00"],
  ]);

  const [journalName, journal] = await saved(page, "Regnskabsfil (hledger)");
  expect(journalName).toBe("kongekop-2026-11-23.journal");
  expect(journal).toContain("account players:Søren");

  const [fileName, file] = await saved(page, "Aftenen til en anden Kongekop");
  expect(fileName).toBe("kongekop-aften-2026-11-23-Klubhuset.json");
  expect(JSON.parse(file)).toMatchObject({ format: "kongekop-evening", version: EVENING_VERSION, place: "Klubhuset" });
});

test("an evening goes out as a picture", async ({ page }) => {
  await openShare(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Del som billede" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("kongekop-2026-11-23.png");
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width).toBe(1080);
  expect(height).toBeGreaterThan(1000);
});

test("the link is a QR code where it fits, and a sentence where it does not", async ({ page }) => {
  await openShare(page);
  await page.getByRole("button", { name: "Vis som QR-kode" }).click();
  const code = page.getByRole("img", { name: "QR-kode med linket til aftenen" });
  await code.waitFor();
  expect(await code.evaluate((picture) => picture.getBoundingClientRect().width)).toBeGreaterThan(300);

  const file = clubEvening();
  const digits = (from: number) => Array.from({ length: 60 }, (_, i) => Math.sin(60 * from + i + 1)).join("");
  const entries = file.entries.map((entry, i) => (i < 9 ? { ...entry, note: digits(i).slice(0, 900) } : entry));
  await importFile(page, JSON.stringify({ ...file, entries }));
  await follow(page, `#/evening/${file.id}/share`);
  await page.getByRole("button", { name: "Vis som QR-kode" }).click();
  await page.getByText("Aftenen er for lang til en QR-kode. Del linket i stedet.").waitFor();
});
