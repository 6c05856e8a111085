import type { EveningFigures, EveningId, PlayerFigures, PlayerId } from "../../model/index.ts";

/** Whose an id is: a person who was merged into another one is that other one. */
export type Resolve = (id: PlayerId) => PlayerId;

/** An average, exactly: `over` is 0 where there was nothing. */
export interface Ratio {
  readonly sum: number;
  readonly over: number;
}
/** Minor units (øre) of one currency, from so many evenings. */
export interface MoneySum {
  readonly currency: string;
  readonly minor: number;
  readonly evenings: number;
}

/** One evening as it was for one person: several ids of that person in it are added up. */
export interface Part {
  readonly figures: EveningFigures;
  readonly own: readonly PlayerFigures[];
  readonly points: number;
  readonly minor: number | null;
  readonly deals: number;
}

/** What several evenings were for one person. */
export interface Sums {
  readonly evenings: number;
  readonly deals: number;
  readonly points: number;
  /** In the order in which the currencies were first played for; evenings that cannot be settled are in none. */
  readonly money: readonly MoneySum[];
  readonly perEvening: Ratio;
  readonly perDeal: Ratio;
}

/** An evening's part for one person, or nothing where that person took no part: neither played nor paid. */
export function partOf(person: PlayerId, figures: EveningFigures, resolve: Resolve): Part[] {
  const own = figures.players.filter(({ player }) => resolve(player) === person);
  const points = sum(own.map((one) => one.points));
  const deals = sum(own.map((one) => one.deals));
  if (own.length === 0 || (points === 0 && deals === 0 && !met(person, figures, resolve))) return [];
  const minor = own.some((one) => one.minor === null) ? null : sum(own.map((one) => one.minor ?? 0));
  return [{ figures, own, points, minor, deals }];
}

/** Whether something passed between a person and anybody: who received what was then given away ends at nothing too. */
const met = (person: PlayerId, { pairs }: EveningFigures, resolve: Resolve): boolean =>
  pairs.some(({ one, other }) => resolve(one) === person || resolve(other) === person);

/** Adds parts up. */
export function sumsOf(parts: readonly Part[]): Sums {
  const evenings = parts.length;
  const deals = sum(parts.map((part) => part.deals));
  const points = sum(parts.map((part) => part.points));
  return {
    evenings,
    deals,
    points,
    money: moneyOf(parts),
    perEvening: { sum: points, over: evenings },
    perDeal: { sum: points, over: deals },
  };
}

function moneyOf(parts: readonly Part[]): MoneySum[] {
  const sums = new Map<string, MoneySum>();
  for (const { minor, figures } of parts) {
    const { currency } = figures.money;
    const before = sums.get(currency) ?? { currency, minor: 0, evenings: 0 };
    if (minor !== null) sums.set(currency, { currency, minor: before.minor + minor, evenings: before.evenings + 1 });
  }
  return [...sums.values()];
}

/** A record that several evenings hold, and the evening in which it was made. */
export type OfEvening<R> = R & { readonly evening: EveningId; readonly startedAt: string };

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
