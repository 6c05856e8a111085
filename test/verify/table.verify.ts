import { describe } from "vitest";
import { expect, test } from "../e2e/browser.ts";
import { everyFace } from "../e2e/faces.ts";
import { misplaced, wider } from "../e2e/felt.ts";
import { importFile } from "../e2e/steps.ts";
import { violations } from "../e2e/violations.ts";
import { shownBackup } from "../support/shown.ts";

describe("the table, whatever its dock shows", () => {
  test.for([
    ["da-DK", "dark"],
    ["da-DK", "light"],
    ["en-GB", "dark"],
    ["en-GB", "light"],
    ["sv-SE", "dark"],
    ["sv-SE", "light"],
  ] as const)("gives axe nothing to find in %s and the %s theme", async ([locale, colorScheme], { open }) => {
    const page = await open("", { locale, colorScheme });
    await importFile(page, shownBackup());
    expect(await everyFace(page, violations)).toEqual([]);
  });

  test.for([
    [360, 740],
    [390, 844],
    [390, 664],
    [844, 390],
    [1180, 820],
  ] as const)("fits on %i x %i, each key 48 px and 8 px from the next", async ([width, height], { open }) => {
    const page = await open("", { viewport: { width, height } });
    await importFile(page, shownBackup());
    expect(await everyFace(page, misplaced)).toEqual([]);
  });

  test("has people in rows at twice the text size, and nothing is wider than the screen", async ({ open }) => {
    const page = await open("", { viewport: { width: 195, height: 422 } });
    await importFile(page, shownBackup());
    expect(await everyFace(page, wider)).toEqual([]);
  });
});
