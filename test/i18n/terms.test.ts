import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { da } from "../../src/i18n/da/index.ts";
import {
  declarationNote,
  differenceOf,
  groupHeading,
  groupRule,
  LANGUAGES,
  loadWords,
  plain,
  problemPhrase,
  TERMS,
  type Telling,
  type Terms,
  USUAL_TERMS,
  wholeSummary,
} from "../../src/i18n/index.ts";
import { wordsOf } from "../../src/i18n/load.ts";
import { readEvening, replay } from "../../src/ledger/index.ts";
import type { TarokEntry } from "../../src/rules/tarok/entry.ts";
import { explain } from "../../src/state/explain.ts";
import { tarokEvening } from "../arbitraries/evening.ts";
import { fixture } from "../support/cases.ts";
import { tellingIn } from "./support/telling.ts";
import { texts } from "./support/texts.ts";

/** The other word of each thing that has two. */
const OTHER: Terms = {
  scus: TERMS.scus[1],
  full: TERMS.full[1],
  overfull: TERMS.overfull[1],
  halfWithoutKing: TERMS.halfWithoutKing[1],
};

/** Everything that is said of an entry. */
function told(telling: Telling, entry: TarokEntry, transfers: Parameters<typeof explain>[0]): string[] {
  const declared = entry.type === "deal" ? (entry.declarations ?? []) : [];
  return [
    plain(wholeSummary(telling, entry)),
    plain(differenceOf(telling, entry, { type: "deal", id: "d", dealer: "i", sittingOut: [] }).gone),
    ...declared.map((declaration) => Object.values(declarationNote(telling.words, declaration)).map(plain).join(" ")),
    ...explain(transfers).flatMap((group) => [
      plain(groupHeading(telling, group, entry)),
      groupRule(telling, group, entry) ?? "",
    ]),
  ];
}

/** What only the usual word may say: names of people are left as they are. */
const UNSAID: readonly (readonly [keyof Terms, RegExp])[] = [
  ["scus", /scus/i],
  ["full", /\b(fuldt|fullt)\b/i],
  ["overfull", /sprøjte|spruta/i],
  ["halfWithoutKing", /(uden kongen|utan kungen)\b/i],
];
const wrong = (said: readonly string[]) =>
  said.filter((text) => UNSAID.some(([, usual]) => usual.test(text)) && !/^Bordet (er fuldt|är fullt)/.test(text));

const ALL = await Promise.all(LANGUAGES.map((language) => loadWords(language, OTHER)));

describe.each(ALL)("with a club's other words, in $language", (words) => {
  const telling = tellingIn(words);

  test("no text of the dictionary says the usual one", () => {
    // The page where the words are chosen shows both.
    const { terms: __, ...settings } = telling.words.settings;
    const { withTerms: ___, ...rest } = telling.words;
    expect(wrong(texts({ ...rest, settings }))).toEqual([]);
  });

  test("no sentence about any evening says it", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const said = replay(evening).postings.flatMap(({ entry, transfers }) =>
          told(telling, entry as TarokEntry, transfers),
        );
        expect(wrong(said)).toEqual([]);
      }),
    );
  });

  test("no problem says it", () => {
    const files = (JSON.parse(fixture("faults.json")) as { file: { entries?: TarokEntry[] } }[]).map(
      ({ file }) => file,
    );
    const said = files.flatMap((file) => {
      const read = readEvening(file);
      return (read.ok ? [] : read.error).map((problem) => {
        const [field, index] = problem.path;
        const entry = field === "entries" && typeof index === "number" ? file.entries?.[index] : undefined;
        return plain(problemPhrase(telling, problem, entry));
      });
    });
    expect(said.length).toBeGreaterThan(0);
    expect(wrong(said)).toEqual([]);
  });
});

test("the usual words are the first of each, and the texts that are looked at do say them", () => {
  for (const [thing, words] of Object.entries(TERMS)) expect(USUAL_TERMS[thing as keyof Terms]).toBe(words[0]);
  const { withTerms: _, ...rest } = wordsOf(da);
  expect(wrong(texts(rest)).length).toBeGreaterThan(6);
});
