import { once, type Tally } from "../../figures.ts";
import type { Deal } from "../deal.ts";
import type { TarokRules } from "../rules.ts";
import { lastTrickPays, paidUltimo } from "../settle/index.ts";
import type { Attempt, TarokFigure } from "./keys.ts";

/** What the last trick, a nolo or a tout count. */
export function endOfPlay(deal: Deal, rules: TarokRules): Tally<TarokFigure>[] {
  const { lastTrick, nolo, tout } = deal;
  return [
    ...(nolo === undefined ? [] : [once<TarokFigure>(nolo, "nolo")]),
    ...(tout === undefined ? [] : [once<TarokFigure>(tout, "tout")]),
    ...(lastTrick ? [once<TarokFigure>(lastTrick.winner, "lastTrick.won")] : []),
    ...(lastTrick && lastTrickPays(deal, rules) ? [once<TarokFigure>(lastTrick.winner, "lastTrick.paid")] : []),
    ...ultimo(deal),
    ...bagud(deal),
  ];
}

function ultimo(deal: Deal): Tally<TarokFigure>[] {
  const { winner, ultimo: card } = deal.lastTrick ?? {};
  if (winner === undefined || card === undefined) return [];
  return [once(winner, `ultimo.tried.${card}`), once(winner, `ultimo.${outcome(deal)}.${card}`)];
}

function outcome(deal: Deal): Attempt {
  if (deal.lastTrick?.refused) return "refused";
  return paidUltimo(deal) ? "made" : "annulled";
}

/** Bagud is paid beside everything (rules.md, section 5), so it counts beside everything. */
function bagud({ lastTrick }: Deal): Tally<TarokFigure>[] {
  if (!lastTrick) return [];
  const { winner, bagud = [] } = lastTrick;
  return bagud.flatMap(({ card, player }): Tally<TarokFigure>[] => [
    once(player, `ultimo.tried.${card}`),
    once(player, `ultimo.failed.${card}`),
    once(winner, `forced.${card}`),
  ]);
}
