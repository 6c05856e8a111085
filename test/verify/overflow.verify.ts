import { LANGUAGES, loadWords } from "../../src/i18n/index.ts";
import { brokenWords } from "../e2e/broken-words.ts";
import { expect, test } from "../e2e/browser.ts";
import { overflowing } from "../e2e/overflow.ts";
import { everyScreen } from "../e2e/screens.ts";
import { importFile, visit } from "../e2e/steps.ts";
import { SCREENS } from "../support/screens.ts";
import { shownBackup } from "../support/shown.ts";

const lengthOf = (words: unknown): number => {
  if (typeof words === "string") return words.length;
  return typeof words === "object" && words !== null
    ? Object.values(words).reduce((sum: number, one) => sum + lengthOf(one), 0)
    : 0;
};

/** The language whose words are the longest, all together. */
async function longest(): Promise<string> {
  const lengths = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, length: lengthOf(await loadWords(language)) })),
  );
  return lengths.sort((a, b) => b.length - a.length)[0]?.language ?? "da";
}

test.for([
  ["on the smallest phone", { width: 360, height: 740 }],
  ["on it with text twice as large", { width: 180, height: 370 }],
] as const)("no text overflows its box in the longest language, %s", async ([, viewport], { open }) => {
  const locale = await longest();
  expect(await everyScreen(open, { locale, viewport }, overflowing)).toEqual([]);
});

test.for(["da-DK", "sv-SE"])(
  "no word of the club's money breaks at twice the text size, in %s",
  async (locale, { open }) => {
    const page = await open("", { locale, viewport: { width: 195, height: 422 } });
    await importFile(page, shownBackup());
    for (const name of ["money", "money-person", "settle", "settle-ended"]) {
      await visit(page, SCREENS[name] ?? "");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await brokenWords(page), name).toEqual([]);
    }
  },
);
