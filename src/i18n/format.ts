import { dates } from "./format/dates.ts";
import { duration } from "./format/duration.ts";
import { lists } from "./format/lists.ts";
import { money } from "./format/money.ts";
import { numbers } from "./format/numbers.ts";

/** Numbers, money, dates, durations and lists as one language writes them, by its locale (`da-DK`). */
export const formatsOf = (locale: string) => ({
  ...numbers(locale),
  ...money(locale),
  ...dates(locale),
  ...lists(locale),
  duration: duration(locale),
});
export type Formats = ReturnType<typeof formatsOf>;
