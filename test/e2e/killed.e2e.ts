import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { describe, inject, onTestFinished } from "vitest";
import { CLUB_EVENING } from "../support/cases.ts";
import { expect, LAUNCH, PHONE, test } from "./browser.ts";
import { goOn, setUp, shows, tapKey, tapPlainDeal } from "./recorder.ts";

const { file } = CLUB_EVENING;

/** A profile that outlives its browser. */
function aProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), "kongekop-profile-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function openProfile(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, ...PHONE });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(inject("url"));
  return { context, page };
}

/** As when the battery is taken out: every process of the browser, at once. */
async function kill(context: BrowserContext, folder: string): Promise<void> {
  const closed = context.waitForEvent("close");
  execFileSync("pkill", ["-KILL", "-f", folder]);
  await closed;
}

describe("killed (SIGKILL)", () => {
  test("right after a deal is said to be saved: it is there", async () => {
    const folder = aProfile();
    const { context, page } = await openProfile(folder);
    await setUp(page, file);
    await tapPlainDeal(page);
    await tapKey(page, "save");
    await shows(page, 2);
    await kill(context, folder);
    const again = await openProfile(folder);
    await goOn(again.page, 2);
    await again.context.close();
  });

  test("right after a tap in a draft: the draft is at most one tap behind", async () => {
    const folder = aProfile();
    const { context, page } = await openProfile(folder);
    await setUp(page, file);
    await page.locator(".key.last").first().click();
    for (const digit of [2, 8, 2, 9]) await tapKey(page, `digit:${digit}`);
    await kill(context, folder);
    const again = await openProfile(folder);
    await goOn(again.page, 1);
    const counts = await again.page.locator(".col .count b").allTextContents();
    expect(["28", "29", "21"].slice(0, 1)).toEqual(counts.slice(0, 1));
    expect(["2", "29"]).toContain(counts[1]);
    await again.context.close();
  });
});
