import type { Transfer } from "../../../model/index.ts";
import { payPot } from "../pay.ts";
import { bySeat, type DealTable, fromOpponents, toOpponents } from "./table.ts";

/** Ultimo cards lost before the last trick, and the pagat brought home (rules.md, section 3, step 4). */
export function lostUltimoCards(table: DealTable): Transfer[] {
  const { deal, rules } = table;
  const lost = bySeat(table, deal.lost, ({ card, player }, source) => {
    const { toEachOpponent, toPot } = rules.lostUltimoCard[card];
    return [
      ...toOpponents(table, player, toEachOpponent, "lostUltimoCard", source),
      ...payPot(player, card, toPot, "lostUltimoCard", source),
    ];
  });
  const home = deal.pagatHome === undefined ? [] : fromOpponents(table, deal.pagatHome, rules.pagatHome, "pagatHome");
  return [...lost, ...home];
}
