import { dayOf } from "../../model/index.ts";
import type { EveningCard } from "../types.ts";
import { dayTest } from "./days.ts";
import { holds, plain } from "./plain.ts";
import type { SeasonEvenings } from "./seasons.ts";

/** What evenings are looked for: by words that all have to be found, and only those that are not paid. */
export interface Wanted {
  readonly text: string;
  readonly unpaid: boolean;
}

interface Indexed {
  readonly evening: EveningCard;
  readonly day: string;
  readonly text: readonly string[];
  /** Every number in it, since "24" is not a part of "2024". */
  readonly numbers: ReadonlySet<string>;
}

/**
 * Looks in evenings for players, places, days and texts; `said` is how the language writes an evening's day, with month
 * and year. An evening's text is gathered when it is first looked for, and once: make one a list, not one a question.
 */
export function eveningFinder(
  seasons: readonly SeasonEvenings[],
  said: (evening: EveningCard) => string,
): (wanted: Wanted) => readonly SeasonEvenings[] {
  const indexed = new Map<EveningCard, Indexed>();
  const index = (evening: EveningCard): Indexed => {
    const known = indexed.get(evening) ?? indexOf(evening, said(evening));
    indexed.set(evening, known);
    return known;
  };
  return ({ text, unpaid }) => {
    const tests = wordsIn(text).map(testOf);
    if (tests.length === 0 && !unpaid) return seasons;
    const isFound = (evening: EveningCard) =>
      (!unpaid || evening.unpaid) && tests.every((test) => test(index(evening)));
    return seasons
      .map((season) => ({ ...season, evenings: season.evenings.filter(isFound) }))
      .filter(({ evenings }) => evenings.length > 0);
  };
}

/** How many evenings there are in some seasons. */
export const countOf = (seasons: readonly SeasonEvenings[]): number =>
  seasons.reduce((sum, { evenings }) => sum + evenings.length, 0);

function indexOf(evening: EveningCard, day: string): Indexed {
  const { startedAt, club, table, place, players, notes } = evening;
  const all = [day, club, table, place, ...players.map(({ name }) => name), ...notes].filter(
    (one) => one !== undefined,
  );
  const text = all.join("\n");
  return { evening, day: dayOf(startedAt), text: plain(text), numbers: new Set(text.match(/\d+/gu)) };
}

/** The words of a question, without what only stands between them. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[\s,;]+/u)
    .map((word) => word.replace(/[.]+$/u, ""))
    .filter((word) => word !== "");

function testOf(word: string): (index: Indexed) => boolean {
  const isDay = dayTest(word);
  if (isDay) return ({ day }) => isDay(day);
  if (/^\d{1,2}$/u.test(word)) return ({ numbers }) => numbers.has(word);
  const sought = plain(word);
  return ({ text }) => holds(text, sought);
}
