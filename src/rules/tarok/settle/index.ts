import { post } from "../../../model/index.ts";
import type { Step } from "../../game.ts";
import type { Deal } from "../deal.ts";
import { payBothPots } from "../pay.ts";
import { rotationAfter } from "../rotation.ts";
import type { TarokRules } from "../rules.ts";
import type { TarokState } from "../state.ts";
import { count } from "./count.ts";
import { declarations } from "./declarations.ts";
import { endOfPlay } from "./endOfPlay.ts";
import { fines, finesAfterPlay } from "./fines.ts";
import { fundingAgain } from "./funding.ts";
import { lostUltimoCards } from "./lost.ts";
import { dealTable } from "./table.ts";

export { countWorths, pileWorth } from "./count.ts";
export { declarationAmount } from "./declarations.ts";
export { isAnnulled, lastTrickPays, paidUltimo } from "./endOfPlay.ts";
export { fineAmount } from "./fines.ts";

/** What a deal pays, in the order of rules.md, section 3, and where the evening stands after it. */
export function settleDeal(deal: Deal, state: TarokState, rules: TarokRules): Step<TarokState> {
  const table = dealTable(deal, state.seats, rules);
  const kept = stepsKept(deal, rules);

  const beforeTheEnd = [
    ...(deal.dealerPays === false ? [] : payBothPots(deal.dealer, rules.dealerFee, "dealerFee")),
    ...fines(table),
    ...(kept.declarations ? declarations(table) : []),
    ...(kept.play ? lostUltimoCards(table) : []),
  ];
  const end = kept.end ? endOfPlay(table, post(state.books, beforeTheEnd)) : { transfers: [], emptied: {} };
  const played = [...beforeTheEnd, ...end.transfers, ...(kept.end ? count(table) : [])];
  const transfers = [
    ...played,
    ...fundingAgain(table, end.emptied, post(state.books, played)),
    ...finesAfterPlay(table),
  ];

  return {
    transfers,
    state: {
      ...state,
      books: post(state.books, transfers),
      emptiedBy: { ...state.emptiedBy, ...end.emptied },
      rotation: rotationAfter(deal, state, rules),
    },
  };
}

/** Which steps a deal keeps beside the dealer's fee and the fines: all, or of a voided one those that `voidKeeps` names. */
export function stepsKept({ voided = false }: Pick<Deal, "voided">, { voidKeeps }: TarokRules) {
  return { declarations: !voided || voidKeeps !== "nothing", play: !voided || voidKeeps === "play", end: !voided };
}
