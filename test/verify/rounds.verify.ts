import { describe } from "vitest";
import { expect, test } from "../e2e/browser.ts";
import { misplaced, wider } from "../e2e/felt.ts";
import { eveningOfEight, everyRoundFace } from "../e2e/rounds.ts";
import { importFile } from "../e2e/steps.ts";
import { violations } from "../e2e/violations.ts";

const brought = JSON.stringify(eveningOfEight());

describe("the table of eight, whatever its dock shows", () => {
  test.for([
    ["da-DK", "dark"],
    ["da-DK", "light"],
    ["en-GB", "dark"],
    ["en-GB", "light"],
    ["sv-SE", "dark"],
    ["sv-SE", "light"],
  ] as const)("gives axe nothing to find in %s and the %s theme", async ([locale, colorScheme], { open }) => {
    const page = await open("", { locale, colorScheme });
    await importFile(page, brought);
    expect(await everyRoundFace(page, violations)).toEqual([]);
  });

  test.for([
    [360, 740, "da-DK"],
    [360, 740, "en-GB"],
    [360, 740, "sv-SE"],
    [390, 844, "da-DK"],
    [844, 390, "da-DK"],
    [1180, 820, "da-DK"],
  ] as const)("fits on %i x %i in %s, each key 48 px and 8 px apart", async ([width, height, locale], { open }) => {
    const page = await open("", { viewport: { width, height }, locale });
    await importFile(page, brought);
    expect(await everyRoundFace(page, misplaced)).toEqual([]);
  });

  test.for(["da-DK", "sv-SE"])("has rows at twice the text size, nothing wider, in %s", async (locale, { open }) => {
    const page = await open("", { viewport: { width: 195, height: 422 }, locale });
    await importFile(page, brought);
    expect(await everyRoundFace(page, wider)).toEqual([]);
  });
});
