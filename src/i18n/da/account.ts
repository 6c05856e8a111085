import { genitive } from "./grammar.ts";

/** Where what an account holds comes from. */
export const account = {
  ofPerson: (who: string): string => `${genitive(who)} saldo`,
  accounts: "Saldi og kopper",
  sinceEmptied: "Siden koppen sidst var tom, det nyeste først.",
  allEvening: "Hele aftenen, det nyeste først.",
  begins: "Aftenen begynder",
  nothing: "Her er intet betalt ind eller ud endnu.",
  earlier: "Vis, hvad der var før",
  inBook: "Se det i bogen",
  change: "flyttet",
  holds: "så i alt",
  inPot: "holder",
  history: "hvordan saldoen er blevet til",
  whole: "Mere",
};
