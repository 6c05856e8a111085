import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, loadWords, pickLanguage, USUAL_TERMS } from "../../src/i18n/index.ts";

test.each([
  [["da-DK", "en"], "da"],
  [["nb-NO"], "da"],
  [["nn"], "da"],
  [["no"], "da"],
  [["sv-SE", "da"], "sv"],
  [["fi", "sv-FI"], "sv"],
  [["de-DE", "fr"], "en"],
  [["en-GB", "da"], "en"],
  [["DA"], "da"],
  [[], "en"],
])("a browser that prefers %j is spoken to in %s", (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});

test.each(LANGUAGES)("a browser that asks for %s is spoken to in it", (language) => {
  expect(pickLanguage([language])).toBe(language);
});

test.each(LANGUAGES)("where the app does not start, %s is spoken too", (language) => {
  const said = language === "da" ? '<html lang="da">' : `<p lang="${language}">`;
  expect(readFileSync("index.html", "utf8").includes(said), `index.html has ${said}`).toBe(true);
});

test.each(LANGUAGES)("%s loads, in the usual words and in a club's own", async (language) => {
  const words = await loadWords(language);
  expect(words.language, `what src/i18n/${language}/index.ts calls itself`).toBe(language);
  expect(words.common.scus).toBe("scus");
  expect(words.withTerms({ ...USUAL_TERMS, scus: "scies" }).common.scus).toBe("scies");
});
