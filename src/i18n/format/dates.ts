import { clubYearOf, dayOf } from "../../model/index.ts";

/** The wall clock of a time as it stands in the file, whatever time zone the device is in (format.md). */
const wallClock = (at: string): Date => new Date(`${at.slice(0, 16)}Z`);

// Danish writes "mandag den 30. november"; in a list of evenings "den" says nothing.
const withoutArticle = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === "literal" ? value.replace(" den ", " ") : value)).join("");

const today = (now: Date): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;

/** Dates and times of day, by the clock of the place where they were written down. */
export function dates(locale: string) {
  const make = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (at: string): string => withoutArticle(format.formatToParts(wallClock(at)));
  };
  const dayOfThisYear = make({ weekday: "long", day: "numeric", month: "long" });
  const dayOfAnotherYear = make({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const ofThisYear = make({ day: "numeric", month: "short" });
  const ofAnotherYear = make({ day: "numeric", month: "short", year: "numeric" });
  // A winter's evenings belong together across the turn of the year; those of the spring before it are of another season.
  const isNow = (at: string, now: Date): boolean => clubYearOf(dayOf(at)).id === clubYearOf(today(now)).id;
  return {
    /** The day of an evening: "mandag 30. november", with the year where it is not of the present club year. */
    day: (at: string, now: Date = new Date()): string => (isNow(at, now) ? dayOfThisYear(at) : dayOfAnotherYear(at)),
    /** The same where there is little room: "30. nov.", "30. nov. 2025". */
    shortDay: (at: string, now: Date = new Date()): string => (isNow(at, now) ? ofThisYear(at) : ofAnotherYear(at)),
    /** A date without its weekday: "30. november 2026". */
    date: make({ day: "numeric", month: "long", year: "numeric" }),
    /** As short as fits under an axis: "30. nov.", or where years pass "nov. 26". */
    tick: ofThisYear,
    tickOfYears: make({ month: "short", year: "2-digit" }),
    /** The time of day: "19.30". */
    time: make({ hour: "2-digit", minute: "2-digit" }),
  };
}
