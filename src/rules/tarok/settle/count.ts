import { type PlayerId, type Points, playerAccount, points, type Transfer } from "../../../model/index.ts";
import { pay } from "../../pay.ts";
import type { Deal, Pile } from "../deal.ts";
import type { TarokRules } from "../rules.ts";
import type { DealTable } from "./table.ts";

/** What a counted pile is worth in points: above or below par, to the nearest step, halves away from zero (rules.md, section 7). */
export function pileWorth(pile: number, { count: { par, step } }: TarokRules): Points {
  const over = pile - par;
  return points(Math.sign(over) * Math.round(Math.abs(over) / step) * step);
}

/** What each of the three receives by the count: the third whatever balances the two who counted. */
export function countWorths(
  [one, two]: readonly [Pile, Pile],
  playing: readonly PlayerId[],
  rules: TarokRules,
): ReadonlyMap<PlayerId, Points> {
  const counted = new Map([one, two].map((pile) => [pile.player, pileWorth(pile.points, rules)]));
  const rest = points(-[...counted.values()].reduce((sum, worth) => sum + worth, 0));
  return new Map(playing.map((id) => [id, counted.get(id) ?? rest]));
}

/** The count: who is below pays who is above. */
export function count({ deal, rules, playing }: DealTable): Transfer[] {
  if (!deal.counts || !countIsPaid(deal, rules)) return [];
  const worths = [...countWorths(deal.counts, playing, rules)];
  // Of three that sum to 0 one side is a single player, so each payment is the smaller of the two amounts.
  return worths.flatMap(([from, owes]) =>
    worths.flatMap(([to, gets]) =>
      owes < 0 && gets > 0 ? pay(playerAccount(from), playerAccount(to), Math.min(-owes, gets), "count") : [],
    ),
  );
}

const countIsPaid = ({ nolo, tout }: Deal, { count }: TarokRules): boolean =>
  nolo === undefined && (tout === undefined || count.afterTout);
