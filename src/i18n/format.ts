import { dates } from "./format/dates.ts";
import { duration } from "./format/duration.ts";
import { lists } from "./format/lists.ts";
import { money } from "./format/money.ts";
import { numbers } from "./format/numbers.ts";

/** The locale that a language is formatted by. */
type Locale = "da-DK" | "en-GB" | "sv-SE";

/** Numbers, money, dates, durations and lists as one language writes them. */
export const formatsOf = (locale: Locale) => ({
  ...numbers(locale),
  ...money(locale),
  ...dates(locale),
  ...lists(locale),
  duration: duration(locale),
});
export type Formats = ReturnType<typeof formatsOf>;
