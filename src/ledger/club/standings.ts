import type { PlayerId } from "../../model/index.ts";
import type { MoneySum, Ratio, Resolve } from "../figures/index.ts";

/** What an evening came to, as standings need it: points after the split, money in minor units (øre) where it could be settled. */
export interface Played {
  readonly currency: string;
  readonly players: readonly {
    readonly id: PlayerId;
    readonly points: number;
    readonly moneyMinor: number | null;
    readonly deals: number;
  }[];
}

/** What standings may be ordered by. */
export const ORDERS = ["points", "perEvening", "perDeal", "money"] as const;
export type Order = (typeof ORDERS)[number];

/** One person in the standings. */
export interface Standing {
  readonly player: PlayerId;
  /** Equal ones share it, and the next one is as many places further down; null for who has not played enough evenings. */
  readonly place: number | null;
  readonly evenings: number;
  readonly deals: number;
  readonly points: number;
  readonly perEvening: Ratio;
  readonly perDeal: Ratio;
  readonly money: readonly MoneySum[];
}

/** How they are ordered: by what, in which currency money is compared, and how many evenings a place takes. */
export interface Ranking {
  readonly order: Order;
  readonly currency: string;
  readonly minEvenings: number;
}

/** The standings over some evenings, the best first, those without a place last. */
export function standingsOf(
  evenings: readonly Played[],
  { order, currency, minEvenings }: Ranking,
  resolve: Resolve = (id) => id,
): readonly Standing[] {
  const better = (a: Standing, b: Standing): number =>
    compareRatios(worth(b, order, currency), worth(a, order, currency));
  const all = [...summed(evenings, resolve)].map(([player, sums]) => standing(player, sums));
  const placed = all.filter((one) => one.evenings >= minEvenings).sort(better);
  const others = all.filter((one) => one.evenings < minEvenings).sort(better);
  const placeOf = (one: Standing): number => placed.findIndex((other) => better(one, other) === 0) + 1;
  return [...placed.map((one) => ({ ...one, place: placeOf(one) })), ...others];
}

interface Sums {
  evenings: number;
  deals: number;
  points: number;
  readonly money: Map<string, MoneySum>;
}

function summed(evenings: readonly Played[], resolve: Resolve): Map<PlayerId, Sums> {
  const sums = new Map<PlayerId, Sums>();
  for (const { currency, players } of evenings) {
    const here = new Set<PlayerId>();
    for (const { id, points, moneyMinor, deals } of players) {
      if (points === 0 && deals === 0) continue;
      const player = resolve(id);
      const one = sums.get(player) ?? { evenings: 0, deals: 0, points: 0, money: new Map() };
      sums.set(player, one);
      // Somebody who was merged may have sat there under two ids.
      if (!here.has(player)) one.evenings++;
      here.add(player);
      one.deals += deals;
      one.points += points;
      if (moneyMinor === null) continue;
      const money = one.money.get(currency) ?? { currency, minor: 0, evenings: 0 };
      one.money.set(currency, { currency, minor: money.minor + moneyMinor, evenings: money.evenings + 1 });
    }
  }
  return sums;
}

const standing = (player: PlayerId, { evenings, deals, points, money }: Sums): Standing => ({
  player,
  place: null,
  evenings,
  deals,
  points,
  perEvening: { sum: points, over: evenings },
  perDeal: { sum: points, over: deals },
  money: [...money.values()],
});

function worth({ points, perEvening, perDeal, money }: Standing, order: Order, currency: string): Ratio {
  if (order === "perEvening") return perEvening;
  if (order === "perDeal") return perDeal;
  const sum = order === "points" ? points : (money.find((one) => one.currency === currency)?.minor ?? 0);
  return { sum, over: 1 };
}

/** By whole numbers, so that equal averages are equal; an average of nothing is below all others. */
function compareRatios(a: Ratio, b: Ratio): number {
  if (a.over === 0 || b.over === 0) return Math.sign(a.over) - Math.sign(b.over);
  return a.sum * b.over - b.sum * a.over;
}
