import { post, type Transfer, unreachable } from "../../../model/index.ts";
import type { Step } from "../../game.ts";
import { transferred } from "../../transfer.ts";
import type { TarokEntry } from "../entry.ts";
import { payBothPots } from "../pay.ts";
import type { TarokRules } from "../rules.ts";
import { fineAmount, settleDeal } from "../settle/index.ts";
import type { TarokState } from "../state.ts";
import { handOut, jetonCount } from "./jetons.ts";
import { potCheck } from "./potCheck.ts";
import { changeSeats, join, leave } from "./seats.ts";

export { reseat } from "./reseat.ts";

/** What an entry pays, and where the evening stands after it. */
export function settleEntry(entry: TarokEntry, state: TarokState, rules: TarokRules): Step<TarokState> {
  switch (entry.type) {
    case "deal":
      return settleDeal(entry, state, rules);
    case "fine":
      return paid(state, payBothPots(entry.player, fineAmount(entry, rules), "fine"));
    case "potCheck":
      return paid(state, potCheck(entry, state));
    case "jetons":
      return { transfers: [], state: handOut(entry, state) };
    case "jetonCount":
      return paid(state, jetonCount(entry, state));
    case "transfer":
      return paid(state, transferred(entry));
    case "seats":
      return { transfers: [], state: changeSeats(entry, state) };
    case "join":
      return join(entry, state, rules);
    case "leave":
      return leave(entry, state, rules);
    default:
      return unreachable(entry);
  }
}

const paid = (state: TarokState, transfers: readonly Transfer[]): Step<TarokState> => ({
  transfers,
  state: { ...state, books: post(state.books, transfers) },
});
