import type * as da from "../../da/sentences/payments.ts";
import { phrase } from "../../phrase.ts";
import { genitive } from "../grammar.ts";

const ALL = ["ingen", "en", "båda två", "alla tre", "alla fyra", "alla fem"];

export const headings: typeof da.headings = {
  opening: "potterna fylls",
  joins: (who) => `${who} lägger grundinsats`,
  fundedAgain: (pots) => (pots.length === 1 ? `${pots.join()} fylls igen` : "båda potterna fylls igen"),
  dealerFee: "kortgivarens insats",
  fine: (who, what) => `${who} får böter: ${what}`,
  fineAfterPlay: (who, what) => `${who} får böter, upptäckt efter spelet: ${what}`,
  nolo: (who) => `${who} tar inga stick: nolo`,
  tout: (who) => `${who} tar alla stick: tout`,
  ultimo: (who, card) => phrase`${who} tar sista sticket med ${card}: ultimo`,
  bagud: (who, card) => phrase`${who} går bagud med ${card}`,
  lastTrick: (who) => `${who} tar sista sticket`,
  lastTrickRefused: (who) => `${who} tar sista sticket, ultimo inte godkänd`,
  count: (piles) => `räkning: ${piles}`,
  transfer: "överföring",
  leaveShare: (who) => `${genitive(who)} andel av potterna`,
  reasons: {
    funding: "grundinsats",
    dealerFee: "kortgivarens insats",
    fine: "böter",
    declaration: "meldning",
    lostUltimoCard: "förlorat ultimokort",
    pagatHome: "pagaten hem",
    tout: "tout",
    nolo: "nolo",
    ultimo: "ultimo",
    bagud: "bagud",
    lastTrick: "sista sticket",
    count: "räkning",
    transfer: "överföring",
    potCheck: "pott räknad",
    jetonCount: "jetonger räknade",
    leaveShare: "andel av potterna",
    stake: "insats",
    death: "Döden",
    shown: "visade kort",
    tricks: "stick",
  },
};

export const lines: typeof da.lines = {
  pays: (from, to) => `${from} betalar ${to}`,
  putsIn: (who, pot) => `${who} lägger i ${pot}`,
  covers: (who, pot) => `${who} täcker ${pot}`,
  empties: (who, pot) => `${who} tömmer ${pot}`,
  takesFrom: (who, pot) => `${who} får från ${pot}`,
  moves: (from, to) => `från ${from} till ${to}`,
  short: (pot) => `${pot} saknar`,
  over: (pot) => `${pot} har för mycket`,
  hasLess: (who) => `${who} har mindre än i boken`,
  hasMore: (who) => `${who} har mer än i boken`,
  all: (people, amount, pot) => `${ALL[people] ?? "alla"} lägger ${amount} i ${pot}`,
  theOnlyPot: "potten",
};
