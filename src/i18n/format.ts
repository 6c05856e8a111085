import { dates } from "./format/dates.ts";
import { duration } from "./format/duration.ts";
import { money } from "./format/money.ts";
import { numbers } from "./format/numbers.ts";

/** The locale that a language is formatted by. */
export type Locale = "da-DK" | "en-GB";

/** Numbers, money, dates, durations and lists as one language writes them. */
export const formatsOf = (locale: Locale) => ({
  ...numbers(locale),
  ...money(locale),
  ...dates(locale),
  duration: duration(locale),
  list: list(locale),
});
export type Formats = ReturnType<typeof formatsOf>;

function list(locale: Locale) {
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  /** "Inger, Poul og Karen". */
  return (items: readonly string[]): string => format.format(items);
}
