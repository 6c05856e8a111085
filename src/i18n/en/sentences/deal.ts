import type * as da from "../../da/sentences/deal.ts";
import { phrase } from "../../phrase.ts";

export const deal: typeof da.deal = {
  gives: (dealer, out) => (out === "" ? `${dealer} deals` : `${dealer} deals, ${out} sitting out`),
  voided: "the deal is void",
  nothing: "neither last trick nor count",
  nolo: (who) => `${who} plays nolo`,
  tout: (who) => `${who} plays tout`,
  lastTrick: (who) => `${who} takes the last trick`,
  ultimo: (who, card) => phrase`${who} makes ultimo with ${card}`,
  ultimoRefused: (who, card) => phrase`${who} makes ultimo with ${card}, refused`,
  ultimoAnnulled: (who, card) => phrase`${who} makes ultimo with ${card}, annulled`,
  bagud: (who, card) => phrase`${who} goes bagud with ${card}`,
  declares: (who, what) => phrase`${who} declares ${what}`,
  withdrawn: (who, what) => phrase`${who} declared ${what}, which was false`,
  loses: (who, card, to) => (to === undefined ? phrase`${who} loses ${card}` : phrase`${who} loses ${card} to ${to}`),
  pagatHome: (who) => `${who} brings the pagat home`,
  fine: (who, what, amount) => `${who} is fined: ${what}, ${amount} into each pot`,
  fineWaived: (who, what) => `${who} is let off a fine: ${what}`,
  counts: (piles) => `count: ${piles}`,
  redeals: (times) => (times === 1 ? "dealt again once" : `dealt again ${times} times`),
  noFee: "no fee from the dealer",
  skat: (taroks) => `${taroks} ${taroks === 1 ? "tarok" : "taroks"} in the skat`,
};

export const notes: typeof da.notes = {
  king: "king",
  pagat: "pagat",
  lost: "lost",
  lostTo: (to) => `lost to ${to}`,
  bagud: "bagud",
  pagatHome: "pagat home",
  nolo: "nolo",
  tout: "tout",
  ultimo: "ultimo",
  refused: "refused",
  withdrawn: "was false",
  fine: (amount) => `fine ${amount}`,
  fineWaived: "fine waived",
  forgotten: "forgotten?",
};
