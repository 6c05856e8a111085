import { byClockOf, compareTimes, later } from "../../model/index.ts";
import type { EveningCard, LiveEvening } from "../../state/index.ts";
import { words } from "../words.ts";

/** What a table is called; one that is named by a number alone is "Bord 2". */
export const tableNamed = (table: string): string =>
  /^\d+$/.test(table) ? words.value.club.table(Number(table)) : table;

/** Where an evening was: the place, the table and the club, as far as they were told. */
export const placeOf = ({ place, table, club }: EveningCard): string =>
  [place, table === undefined ? table : tableNamed(table), club]
    .filter((text) => text !== undefined && text !== "")
    .join(", ");

/** When and where: "mandag 30. november, Klubhuset". */
export const dayAndPlace = (evening: Pick<EveningCard, "startedAt" | "place" | "club">): string =>
  [words.value.format.day(evening.startedAt), evening.place ?? evening.club]
    .filter((text) => text !== undefined && text !== "")
    .join(", ");

/**
 * The time of day at which something was done in an evening, by the clock that hung there: "19.39". None where it would
 * lie before the evening began, as a clock that was set back writes it.
 */
export function clockIn(live: LiveEvening, at: string): string | undefined {
  const { startedAt } = live.setup.value;
  return compareTimes(at, startedAt) < 0 ? undefined : words.value.format.time(byClockOf(startedAt, at));
}

/** The same as it is said, "kl. 19.39", where there is one. */
export function timeIn(live: LiveEvening, at: string): readonly string[] {
  const time = clockIn(live, at);
  return time === undefined ? [] : [words.value.book.at(time)];
}

const DAY = 24 * 60 * 60 * 1000;

/** The time of day of an entry; of one that was noted on another day, as of an evening kept on paper, it would mislead. */
export const timeOfEntry = (live: LiveEvening, at: string): readonly string[] =>
  compareTimes(at, later(live.setup.value.startedAt, DAY)) < 0 ? timeIn(live, at) : [];
