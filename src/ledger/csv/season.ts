import { type Cell, csv, type Decimal } from "./write.ts";

/** What one person came to in a season: money in minor units (øre), averages null where there is nothing to divide by. */
export interface SeasonLine {
  readonly place: number | null;
  readonly name: string;
  readonly evenings: number;
  readonly deals: number;
  readonly points: number;
  readonly perEvening: number | null;
  readonly perDeal: number | null;
  readonly money: readonly { readonly currency: string; readonly minor: number }[];
}

type Heading = "place" | "name" | "evenings" | "deals" | "points" | "perEvening" | "perDeal";

/** Everything in the file that is words. */
export interface SeasonWords {
  readonly headings: Readonly<Record<Heading, string>>;
  readonly money: (currency: string) => string;
  /** How many digits of a currency stand behind the comma. */
  readonly digits: (currency: string) => number;
}

/** The standings of a season, a row a person and a column a currency. */
export function seasonCsv(
  lines: readonly SeasonLine[],
  currencies: readonly string[],
  { headings: h, money, digits }: SeasonWords,
): string {
  const row = (line: SeasonLine): Cell[] => [
    line.place,
    line.name,
    line.evenings,
    line.deals,
    line.points,
    average(line.perEvening),
    average(line.perDeal),
    ...currencies.map((currency) => {
      const sum = line.money.find((one) => one.currency === currency);
      return sum ? { minor: sum.minor, digits: digits(currency) } : null;
    }),
  ];
  const head = [h.place, h.name, h.evenings, h.deals, h.points, h.perEvening, h.perDeal];
  return csv([[...head, ...currencies.map(money)], ...lines.map(row)]);
}

const average = (value: number | null): Decimal | null =>
  value === null ? null : { minor: Math.round(value * 100), digits: 2 };
