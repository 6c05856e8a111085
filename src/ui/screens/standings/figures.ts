import { unitOf, type Words } from "../../../i18n/index.ts";
import type { StandingRow, Standings } from "../../../state/club/index.ts";

/** What a person's line holds beside place and name, in the order of the columns. */
export const COLUMNS = ["evenings", "deals", "points", "perEvening", "perDeal", "money"] as const;
export type Column = (typeof COLUMNS)[number];

/** A number of a line as it is written. */
export interface Figure {
  readonly text: string;
  /** What is written beside it where it has no column of its own. */
  readonly unit: string;
  /** The number behind it where it can be a gain. */
  readonly value?: number;
}

const NOTHING = "–";

/** Every number of a person's line. */
export function figuresOf(
  row: StandingRow,
  { currencies, counted }: Pick<Standings, "currencies" | "counted">,
  words: Words,
): Readonly<Record<Column, Figure>> {
  const { format, seasons } = words;
  const { units } = seasons.standings;
  const unit = unitOf(words, counted);
  const average = (value: number | null, unit: string): Figure =>
    value === null ? { text: NOTHING, unit } : { text: format.signedAverage(value), unit, value };
  return {
    evenings: { text: format.points(row.evenings), unit: units.evenings(row.evenings) },
    deals: { text: format.points(row.deals), unit: unit.many.toLowerCase() },
    points: { text: format.signed(row.points), unit: units.points, value: row.points },
    perEvening: average(row.perEvening, units.perEvening),
    perDeal: average(row.perDeal, unit.per.toLowerCase()),
    money: moneyOf(row, currencies, { format, seasons }),
  };
}

/** In each currency of the season, that of most evenings first; told from how many where some are not settled. */
function moneyOf(
  { money, evenings }: StandingRow,
  currencies: readonly string[],
  { format, seasons }: Pick<Words, "format" | "seasons">,
): Figure {
  const sums = currencies.flatMap((currency) => money.filter((one) => one.currency === currency));
  const [first] = sums;
  if (!first) return { text: NOTHING, unit: "" };
  const settled = sums.reduce((count, one) => count + one.evenings, 0);
  return {
    text: sums.map(({ minor, currency }) => format.signedMoney(minor, currency)).join(" · "),
    unit: settled < evenings ? seasons.standings.ofEvenings(settled) : "",
    value: first.minor,
  };
}

/** What a column is called. */
export function headOf(column: Column, { counted }: Pick<Standings, "counted">, words: Words): string {
  const { standings } = words.seasons;
  switch (column) {
    case "deals":
      return unitOf(words, counted).many;
    case "perDeal":
      return unitOf(words, counted).per;
    case "evenings":
      return standings.evenings;
    default:
      return standings.orders[column];
  }
}
