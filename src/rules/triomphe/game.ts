import { type EntryId, emptyBooks, points, post, type Setup, type Transfer, unreachable } from "../../model/index.ts";
import type { Game, PotSplit, Step } from "../game.ts";
import { transferred } from "../transfer.ts";
import { FEWEST, POTS, TABLE } from "./cards.ts";
import { shownCases } from "./cases.ts";
import { checkEntry } from "./check/index.ts";
import { type Round, type TriompheEntry, triompheEntrySchema } from "./entry.ts";
import { figures } from "./figures.ts";
import { FORCEE, type TriompheRules, triompheRulesSchema } from "./rules.ts";
import { dealerDue, reseat, sitDown, standUp } from "./seats.ts";
import { settleRound } from "./settle.ts";
import type { TriompheState } from "./state.ts";

/** Triomphe forcée (rules.md, section 12). */
export const triomphe: Game<TriompheRules, TriompheEntry, TriompheState> = {
  id: "triomphe",
  pots: POTS,
  seats: TABLE,
  defaultRules: FORCEE,
  rulesSchema: triompheRulesSchema,
  entrySchema: triompheEntrySchema,
  entryTypes: ["round", "transfer", "join", "leave"],
  fundsPots: false,
  dealType: "round",
  open,
  blank,
  check: checkEntry,
  step,
  reseat,
  cases: shownCases,
  split,
  figures,
};

/** Nothing is paid before the first round. */
function open({ players, seats, firstDealer }: Setup<TriompheRules>): Step<TriompheState> {
  const ids = players.map(({ id }) => id);
  return { transfers: [], state: { books: emptyBooks(ids, POTS), seats, lastDealer: null, firstDealer } };
}

function blank(state: TriompheState, _rules: TriompheRules, id: EntryId): Round | null {
  return state.seats.length < FEWEST ? null : { type: "round", id, dealer: dealerDue(state) };
}

function step(entry: TriompheEntry, state: TriompheState, rules: TriompheRules): Step<TriompheState> {
  switch (entry.type) {
    case "round":
      return settleRound(entry, state, rules);
    case "transfer":
      return paid(state, transferred(entry));
    case "join":
      return { transfers: [], state: sitDown(entry, state) };
    case "leave":
      return { transfers: [], state: standUp(entry.player, state) };
    default:
      return unreachable(entry);
  }
}

const paid = (state: TriompheState, transfers: readonly Transfer[]): Step<TriompheState> => ({
  transfers,
  state: { ...state, books: post(state.books, transfers) },
});

/** The pot goes to whoever wins it; what lies in it at the end was put there by hand, and stays until it is booked. */
function split(): PotSplit {
  return { shares: {}, remainder: points(0), lowest: [], remainderTo: null };
}
