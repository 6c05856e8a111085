import type { account as da } from "../da/account.ts";
import { genitive } from "./grammar.ts";

export const account: typeof da = {
  ofPerson: (who) => `${genitive(who)} balance`,
  accounts: "Balances and pots",
  sinceEmptied: "Since the pot was last empty, the newest first.",
  allEvening: "The whole evening, the newest first.",
  begins: "The evening begins",
  nothing: "Nothing has been paid in or out here yet.",
  earlier: "Show what came before",
  inBook: "See it in the book",
  change: "moved",
  holds: "then in all",
  inPot: "holds",
  history: "how the balance came about",
  whole: "More",
};
