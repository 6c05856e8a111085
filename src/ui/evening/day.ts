import { byClockOf } from "../../model/index.ts";
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

/** The time of day of something that happened in an evening, by the clock that hung there: "19.39". */
export const timeIn = (live: LiveEvening, at: string): string =>
  words.value.format.time(byClockOf(live.setup.value.startedAt, at));
