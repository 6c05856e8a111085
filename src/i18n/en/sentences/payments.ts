import type * as da from "../../da/sentences/payments.ts";
import { phrase } from "../../phrase.ts";
import { genitive } from "../grammar.ts";

const ALL = ["nobody", "one", "both", "all three", "all four", "all five"];

export const headings: typeof da.headings = {
  opening: "the pots are funded",
  joins: (who) => `${who} funds the pots`,
  fundedAgain: (pots) => (pots.length === 1 ? `${pots.join()} is funded again` : "both pots are funded again"),
  dealerFee: "dealer's fee",
  fine: (who, what) => `${who} is fined: ${what}`,
  fineAfterPlay: (who, what) => `${who} is fined, found after play: ${what}`,
  nolo: (who) => `${who} takes no trick: nolo`,
  tout: (who) => `${who} takes every trick: tout`,
  ultimo: (who, card) => phrase`${who} wins the last trick with ${card}: ultimo`,
  bagud: (who, card) => phrase`${who} goes bagud with ${card}`,
  lastTrick: (who) => `${who} wins the last trick`,
  lastTrickRefused: (who) => `${who} wins the last trick, ultimo refused`,
  count: (piles) => `count: ${piles}`,
  transfer: "transfer",
  leaveShare: (who) => `${genitive(who)} share of the pots`,
  reasons: {
    funding: "funding",
    dealerFee: "dealer's fee",
    fine: "fine",
    declaration: "declaration",
    lostUltimoCard: "lost ultimo card",
    pagatHome: "pagat home",
    tout: "tout",
    nolo: "nolo",
    ultimo: "ultimo",
    bagud: "bagud",
    lastTrick: "last trick",
    count: "count",
    transfer: "transfer",
    potCheck: "pot counted",
    jetonCount: "jetons counted",
    leaveShare: "share of the pots",
    stake: "stake",
    death: "Death",
    shown: "cards shown",
    tricks: "tricks",
  },
};

export const lines: typeof da.lines = {
  pays: (from, to) => `${from} pays ${to}`,
  putsIn: (who, pot) => `${who} puts into ${pot}`,
  covers: (who, pot) => `${who} covers ${pot}`,
  empties: (who, pot) => `${who} empties ${pot}`,
  takesFrom: (who, pot) => `${who} gets from ${pot}`,
  moves: (from, to) => `from ${from} to ${to}`,
  short: (pot) => `${pot} is short`,
  over: (pot) => `${pot} has too much`,
  hasLess: (who) => `${who} has less than the book says`,
  hasMore: (who) => `${who} has more than the book says`,
  all: (people, amount, pot) => `${ALL[people] ?? "all"} put ${amount} into ${pot}`,
  theOnlyPot: "the pot",
};
