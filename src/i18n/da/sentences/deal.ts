import { type Phrase, phrase } from "../../phrase.ts";

/** What is told of a deal, a clause each, without capital letter and full stop. */
export const deal = {
  gives: (dealer: string, out: string): string =>
    out === "" ? `${dealer} giver` : `${dealer} giver, ${out} sidder over`,
  voided: "spillet kasseres",
  nothing: "hverken sidste stik eller tælling",
  nolo: (who: string): string => `${who} spiller nolo`,
  tout: (who: string): string => `${who} spiller tout`,
  lastTrick: (who: string): string => `${who} tager sidste stik`,
  ultimo: (who: string, card: Phrase): Phrase => phrase`${who} gør ultimo med ${card}`,
  ultimoRefused: (who: string, card: Phrase): Phrase => phrase`${who} gør ultimo med ${card}, ikke godtaget`,
  ultimoAnnulled: (who: string, card: Phrase): Phrase => phrase`${who} gør ultimo med ${card}, annulleret`,
  unpaid: (clause: Phrase): Phrase => phrase`${clause}: betales ikke`,
  bagud: (who: string, card: Phrase): Phrase => phrase`${who} går bagud med ${card}`,
  declares: (who: string, what: Phrase): Phrase => phrase`${who} melder ${what}`,
  withdrawn: (who: string, what: Phrase): Phrase => phrase`${who} meldte ${what}, men det var forkert`,
  loses: (who: string, card: Phrase, to: string | undefined): Phrase =>
    to === undefined ? phrase`${who} taber ${card}` : phrase`${who} taber ${card} til ${to}`,
  pagatHome: (who: string): string => `${who} får pagaten hjem`,
  fine: (who: string, what: string, amount: string): string => `${who} får en bøde: ${what}, ${amount} i hver kop`,
  fineWaived: (who: string, what: string): string => `${who} får eftergivet en bøde: ${what}`,
  counts: (piles: string): string => `tælling: ${piles}`,
  redeals: (times: number): string => (times === 1 ? "givet om én gang" : `givet om ${times} gange`),
  noFee: "intet indskud fra kortgiver",
  skat: (taroks: number): string => `${taroks} ${taroks === 1 ? "tarok" : "tarokker"} i skatten`,
};

/** The same things as the column of a player shows them, in two short lines. */
export const notes = {
  king: "konge",
  pagat: "pagat",
  lost: "tabt",
  lostTo: (to: string): string => `tabt til ${to}`,
  bagud: "bagud",
  pagatHome: "pagaten hjem",
  nolo: "nolo",
  tout: "tout",
  ultimo: "ultimo",
  refused: "ikke godtaget",
  annulled: "annulleret",
  unpaid: "betales ikke",
  withdrawn: "var forkert",
  fine: (amount: string): string => `bøde ${amount}`,
  fineWaived: "bøde eftergivet",
  forgotten: "glemt?",
};
