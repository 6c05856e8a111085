import * as v from "valibot";
import { idSchema } from "./ids.ts";
import { compareText } from "./instant.ts";
import { optional, type Parsed, parse } from "./parse.ts";
import { type Problem, problem } from "./problem.ts";
import { tidyNameSchema } from "./text.ts";
import { daySchema } from "./time.ts";

/**
 * A named range of days, both ends in it; an evening belongs to it by the day on which it began at the table.
 * `minEvenings` is how many a person must have played to be placed in its standings.
 */
export const seasonSchema = v.strictObject({
  id: idSchema,
  name: tidyNameSchema,
  from: daySchema,
  to: daySchema,
  minEvenings: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
});
export type Season = v.InferOutput<typeof seasonSchema>;

/** The door for a season, whether a form or a backup brings it; one that ends before it begins is wrong at `to`. */
export function parseSeason(input: unknown): Parsed<Season> {
  const { typed, problems } = parse(seasonSchema, input);
  return typed && typed.from > typed.to
    ? { typed, problems: [...problems, problem("shape", ["to"])] }
    : { typed, problems };
}

export const seasonProblems = (season: Season): readonly Problem[] => parseSeason(season).problems;

/** The day an evening belongs to: the one on which it began at the table, whatever zone the reader's device is in. */
export const dayOf = (startedAt: string): string => startedAt.slice(0, 10);

/** The day of the year, `MM-DD`, on which a club year begins: the clubs pause in July. */
const CLUB_YEAR_BEGINS = "08-01";

/** Nobody's evenings are older; what a file dates so is of one season, as a year mistyped is of no club year. */
const BEFORE_ALL: Season = { id: "club-year-0000", name: "–1900", from: "0000-01-01", to: "1900-07-31" };
/** The last day that can be written. */
const LAST_DAY = "9999-12-31";

/** The club year in which a day is, as the season it stands in for: 1 August to 31 July, named "2025/26". */
export function clubYearOf(day: string): Season {
  if (day <= BEFORE_ALL.to) return BEFORE_ALL;
  const calendarYear = Number(day.slice(0, 4));
  const year = day.slice(5) < CLUB_YEAR_BEGINS ? calendarYear - 1 : calendarYear;
  const name = `${year}/${String((year + 1) % 100).padStart(2, "0")}`;
  const to = year === 9999 ? LAST_DAY : `${year + 1}-07-31`;
  return { id: `club-year-${year}`, name, from: `${year}-08-01`, to };
}

/**
 * The season in which a day counts, each day in exactly one: of the club's own the one that began last, where two of
 * them meet the shorter; else the club year.
 */
export function seasonOf(own: readonly Season[], day: string): Season {
  const [nearest] = own.filter(({ from, to }) => from <= day && day <= to).sort(newestFirst);
  return nearest ?? clubYearOf(day);
}

/** All of the club's own seasons and the club years in which those days are that fall in none of them, newest first. */
export function seasonsOf(own: readonly Season[], days: Iterable<string>): readonly Season[] {
  const found = new Map(own.map((season) => [season.id, season]));
  for (const day of new Set(days)) {
    const season = seasonOf(own, day);
    found.set(season.id, season);
  }
  return [...found.values()].sort(newestFirst);
}

const newestFirst = (a: Season, b: Season): number =>
  compareText(b.from, a.from) || compareText(a.to, b.to) || compareText(a.id, b.id);
