import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";
import { expect, test } from "./browser.ts";
import { importFile, visit } from "./steps.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page, a line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target} ${html}`));
}

/** Every screen is loaded anew: minutes where the machine is busy. */
const PATIENCE = { timeout: 240_000 };

test.for([
  ["da-DK", "dark"],
  ["da-DK", "light"],
  ["en-GB", "dark"],
  ["en-GB", "light"],
] as const)(
  "axe finds nothing on any screen, in %s and the %s theme",
  PATIENCE,
  async ([locale, colorScheme], { open }) => {
    const page = await open("", { locale, colorScheme });
    await importFile(page, shownBackup());
    const found: string[] = [];
    for (const [name, hash] of Object.entries(SCREENS)) {
      await visit(page, hash);
      found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  },
);
