import { da } from "../../../src/i18n/da/index.ts";
import { en } from "../../../src/i18n/en/index.ts";
import type { Telling } from "../../../src/i18n/index.ts";
import { wordsOf } from "../../../src/i18n/load.ts";
import { sv } from "../../../src/i18n/sv/index.ts";
import { HJORRING } from "../../../src/rules/tarok/rules.ts";

const NAMES: Readonly<Record<string, string>> = { i: "Inger", p: "Poul", k: "Karen", b: "Børge", j: "Jens" };

/** The same table in any language. */
export const tellingIn = (words: Telling["words"]): Telling => ({
  words,
  name: (id) => NAMES[id] ?? id,
  rules: HJORRING,
  seats: ["i", "p", "k", "b"],
});

/** The table of the design's pictures: Inger, Poul, Karen and Børge, by the rules of Hjørring. */
export const danish = tellingIn(wordsOf(da));
export const english = tellingIn(wordsOf(en));
export const swedish = tellingIn(wordsOf(sv));
