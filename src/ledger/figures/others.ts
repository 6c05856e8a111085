import type { PlayerId } from "../../model/index.ts";
import { type MoneySum, type Part, type Resolve, sum } from "./sums.ts";

/** One person against another, over some evenings. */
export interface Against {
  readonly other: PlayerId;
  readonly evenings: number;
  /** Deals that both played. */
  readonly deals: number;
  /** What came directly from the other, less what went there; what went by a pot is not in it. */
  readonly points: number;
  /** What those points are worth at each evening's price, in minor units, rounded once at the end. */
  readonly money: readonly MoneySum[];
}

interface Met {
  readonly points: number;
  readonly deals: number;
  readonly currency: string;
  /** Hundredths of a minor unit, since the price has two decimals: exact. */
  readonly hundredths: number;
}

/** Everybody somebody met, those with whom most deals were played first. */
export function othersOf(person: PlayerId, parts: readonly Part[], resolve: Resolve): readonly Against[] {
  const met = new Map<PlayerId, Met[]>();
  for (const part of parts) {
    for (const [other, one] of ofEvening(person, part, resolve)) {
      const evenings = met.get(other) ?? [];
      evenings.push(one);
      met.set(other, evenings);
    }
  }
  return [...met].map(([other, evenings]) => against(other, evenings)).sort((a, b) => b.deals - a.deals);
}

function ofEvening(person: PlayerId, { figures }: Part, resolve: Resolve): ReadonlyMap<PlayerId, Met> {
  const { money, pairs } = figures;
  const met = new Map<PlayerId, Met>();
  for (const pair of pairs) {
    const [one, other] = [resolve(pair.one), resolve(pair.other)];
    if ((one === person) === (other === person)) continue;
    const whom = one === person ? other : one;
    const before = met.get(whom) ?? { points: 0, deals: 0 };
    const points = before.points + (one === person ? pair.points : -pair.points);
    const hundredths = points * Math.round(money.minorPerPoint * 100);
    met.set(whom, { points, deals: before.deals + pair.deals, currency: money.currency, hundredths });
  }
  return met;
}

function against(other: PlayerId, met: readonly Met[]): Against {
  const currencies = [...new Set(met.map(({ currency }) => currency))];
  return {
    other,
    evenings: met.length,
    deals: sum(met.map(({ deals }) => deals)),
    points: sum(met.map(({ points }) => points)),
    money: currencies.map((currency) => {
      const evenings = met.filter((one) => one.currency === currency);
      return { currency, minor: rounded(sum(evenings.map(({ hundredths }) => hundredths))), evenings: evenings.length };
    }),
  };
}

/** Whole minor units, halves away from zero, so that both sides see the same amount. */
const rounded = (hundredths: number): number => Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100) || 0;
