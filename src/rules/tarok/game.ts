import { type EntryId, emptyBooks, points, post, type Setup } from "../../model/index.ts";
import type { Game, Step } from "../game.ts";
import { seatsFrom } from "../seats.ts";
import { PLAYING, POTS } from "./cards.ts";
import { countCases } from "./cases.ts";
import { checkEntry } from "./check/index.ts";
import type { Deal } from "./deal.ts";
import { reseat, settleEntry } from "./entries/index.ts";
import { type TarokEntry, tarokEntrySchema } from "./entry.ts";
import { figures } from "./figures/index.ts";
import { payBothPots } from "./pay.ts";
import { propose } from "./rotation.ts";
import { HJORRING, type TarokRules, tarokRulesSchema } from "./rules.ts";
import { split } from "./split.ts";
import type { TarokState } from "./state.ts";
import { TABLE } from "./table.ts";

/** Danish Tarok (rules.md, sections 1 to 11). */
export const tarok: Game<TarokRules, TarokEntry, TarokState> = {
  id: "tarok",
  pots: POTS,
  seats: TABLE,
  defaultRules: HJORRING,
  rulesSchema: tarokRulesSchema,
  entrySchema: tarokEntrySchema,
  entryTypes: ["deal", "fine", "potCheck", "jetons", "jetonCount", "transfer", "seats", "join", "leave"],
  fundsPots: true,
  dealType: "deal",
  open,
  blank,
  check: checkEntry,
  step: settleEntry,
  reseat,
  cases: countCases,
  split,
  figures,
};

/** Before the first deal everyone at the table funds both pots (rules.md, section 2). */
function open({ players, seats, firstDealer, jetons, rules }: Setup<TarokRules>): Step<TarokState> {
  const transfers = seatsFrom(seats, firstDealer).flatMap((id) => payBothPots(id, rules.funding, "funding"));
  const ids = players.map(({ id }) => id);
  return {
    transfers,
    state: {
      books: post(emptyBooks(ids, POTS), transfers),
      seats,
      seated: seats,
      issued: Object.fromEntries(ids.map((id) => [id, seats.includes(id) ? jetons.issued : points(0)])),
      issuedAtStart: jetons.issued,
      emptiedBy: {},
      rotation: { last: null, firstDealer, block: null },
    },
  };
}

function blank(state: TarokState, rules: TarokRules, id: EntryId): Deal | null {
  if (state.seats.length < PLAYING) return null;
  const { dealer, sittingOut, dealerPays } = propose(state, rules);
  return { type: "deal", id, dealer, sittingOut: [...sittingOut], ...(!dealerPays && { dealerPays }) };
}
