import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CLUB_EVENING } from "../support/cases.ts";
import { shows, tapKey, tapPlainDeal } from "./recorder.ts";
import { importFile, stored, visit } from "./steps.ts";

const { file } = CLUB_EVENING;
const DEALS = 3;

/** An evening that is running, of three deals. */
export const RUNNING = { ...file, entries: file.entries.slice(0, DEALS), end: null };

/** Brings in the evening that is running, goes to its table and taps a plain deal, without saving it. */
export async function tapAtTheTable(page: Page): Promise<void> {
  await importFile(page, JSON.stringify(RUNNING));
  await visit(page, `#/evening/${RUNNING.id}`);
  await shows(page, DEALS + 1);
  await tapPlainDeal(page);
}

/** The deal that was tapped stands there. */
export async function draftStands(page: Page): Promise<void> {
  await page.locator('[data-tap="save"]').waitFor();
  expect((await page.locator(".col .count b").allTextContents()).sort()).toEqual(["21", "28", "29"]);
}

/** The deal that was tapped can be saved, whole and once. */
export async function savesNow(page: Page): Promise<void> {
  await tapKey(page, "save");
  await shows(page, DEALS + 2);
  expect(await stored(page, "revisions")).toHaveLength(DEALS + 1);
}

/** A sentence stands in the page. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
