import type * as da from "../../da/sentences/deal.ts";
import { phrase } from "../../phrase.ts";

export const deal: typeof da.deal = {
  gives: (dealer, out) => (out === "" ? `${dealer} ger` : `${dealer} ger, ${out} står över`),
  voided: "given kasseras",
  nothing: "varken sista stick eller räkning",
  nolo: (who) => `${who} spelar nolo`,
  tout: (who) => `${who} spelar tout`,
  lastTrick: (who) => `${who} tar sista sticket`,
  ultimo: (who, card) => phrase`${who} gör ultimo med ${card}`,
  ultimoRefused: (who, card) => phrase`${who} gör ultimo med ${card}, inte godkänd`,
  ultimoAnnulled: (who, card) => phrase`${who} gör ultimo med ${card}, annullerad`,
  unpaid: (clause) => phrase`${clause}: betalas inte`,
  bagud: (who, card) => phrase`${who} går bagud med ${card}`,
  declares: (who, what) => phrase`${who} meldar ${what}`,
  withdrawn: (who, what) => phrase`${who} meldade ${what}, men det var fel`,
  loses: (who, card, to) =>
    to === undefined ? phrase`${who} förlorar ${card}` : phrase`${who} förlorar ${card} till ${to}`,
  pagatHome: (who) => `${who} får hem pagaten`,
  fine: (who, what, amount) => `${who} får böter: ${what}, ${amount} i varje pott`,
  fineWaived: (who, what) => `${who} slipper böter: ${what}`,
  counts: (piles) => `räkning: ${piles}`,
  redeals: (times) => (times === 1 ? "omgiv en gång" : `omgiv ${times} gånger`),
  noFee: "ingen insats av kortgivaren",
  skat: (taroks) => `${taroks} ${taroks === 1 ? "tarok" : "taroker"} i skaten`,
};

export const notes: typeof da.notes = {
  king: "kung",
  pagat: "pagat",
  lost: "förlorad",
  lostTo: (to) => `till ${to}`,
  bagud: "bagud",
  pagatHome: "pagaten hem",
  nolo: "nolo",
  tout: "tout",
  ultimo: "ultimo",
  refused: "inte godkänd",
  annulled: "annullerad",
  unpaid: "betalas inte",
  withdrawn: "var fel",
  fine: (amount) => `böter ${amount}`,
  fineWaived: "böter efterskänkta",
  forgotten: "glömt?",
};
