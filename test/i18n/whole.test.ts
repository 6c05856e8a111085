import { describe, expect, test } from "vitest";
import {
  dealLine,
  groupAmounts,
  groupHeading,
  groupLines,
  groupRule,
  LANGUAGES,
  loadWords,
  plain,
  problemPhrase,
  roundEnding,
  roundLine,
  summary,
  type Telling,
  type ToldEntry,
} from "../../src/i18n/index.ts";
import { readEvening, replay } from "../../src/ledger/index.ts";
import type { Problem } from "../../src/model/index.ts";
import { explain } from "../../src/state/explain.ts";
import { CASES, fixture } from "../support/cases.ts";
import { tellingIn } from "./support/telling.ts";

const ALL = await Promise.all(LANGUAGES.map(async (language) => tellingIn(await loadWords(language))));

const BROKEN = /undefined|\[object|NaN|\bnull\b| {2}|\.\.|^$/;

/** Everything that the book says of one evening. */
function everything(told: Telling, file: (typeof CASES)[number][1]["file"]): string[] {
  return replay(file).postings.flatMap(({ entry: settled, transfers, state }) => {
    const entry = settled as ToldEntry;
    const here = { ...told, rules: file.rules as Telling["rules"], seats: state.seats };
    return [
      plain(summary(here, entry)),
      plain(summary(here, entry, transfers)),
      ...(entry.type === "deal" ? [dealLine(here, entry)] : []),
      ...(entry.type === "round" ? [...roundLine(here, entry), plain(roundEnding(here, entry, transfers))] : []),
      ...explain(transfers).flatMap((group) => [
        plain(groupHeading(here, group, entry)),
        groupAmounts(here.words, group),
        ...groupLines(here, group).map(({ text }) => text),
        groupRule(here, group, entry) ?? "-",
      ]),
    ];
  });
}

describe.each(ALL)("in $words.language", (told) => {
  test.each(CASES)("the book of %s is told without a gap", (_, { file }) => {
    expect(everything(told, file).filter((text) => BROKEN.test(text))).toEqual([]);
  });

  test("every fault of the faulty files is told without a gap", () => {
    const files = (JSON.parse(fixture("faults.json")) as { file: { entries?: ToldEntry[] } }[]).map(({ file }) => file);
    const entryOf = (entries: ToldEntry[] | undefined, { path: [field, index] }: Problem) =>
      field === "entries" && typeof index === "number" ? entries?.[index] : undefined;
    const texts = files.flatMap((file) => {
      const read = readEvening(file);
      const problems = read.ok ? [] : read.error;
      return problems.map((problem) => plain(problemPhrase(told, problem, entryOf(file.entries, problem))));
    });
    expect(texts.length).toBeGreaterThan(files.length - 1);
    expect(texts.filter((text) => BROKEN.test(text))).toEqual([]);
  });
});
