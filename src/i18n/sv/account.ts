import type { account as da } from "../da/account.ts";
import { genitive } from "./grammar.ts";

export const account: typeof da = {
  ofPerson: (who) => `${genitive(who)} saldo`,
  accounts: "Saldon och potter",
  sinceEmptied: "Sedan potten senast var tom, det nyaste först.",
  allEvening: "Hela kvällen, det nyaste först.",
  begins: "Kvällen börjar",
  nothing: "Här har inget betalats in eller ut än.",
  earlier: "Visa vad som var före",
  inBook: "Se det i boken",
  change: "flyttat",
  holds: "sedan totalt",
  inPot: "håller",
  history: "hur saldot har blivit till",
  whole: "Mer",
};
