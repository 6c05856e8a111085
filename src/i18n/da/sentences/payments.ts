import { type Phrase, phrase } from "../../phrase.ts";
import { genitive } from "../grammar.ts";

const ALL = ["ingen", "én", "begge to", "alle tre", "alle fire", "alle fem"];

/** The headings over what was paid for one reason. */
export const headings = {
  opening: "kopperne funderes",
  joins: (who: string): string => `${who} funderer`,
  fundedAgain: (pots: readonly string[]): string =>
    pots.length === 1 ? `${pots.join()} funderes igen` : "begge kopper funderes igen",
  dealerFee: "kortgivers indskud",
  fine: (who: string, what: string): string => `${who} får en bøde: ${what}`,
  fineAfterPlay: (who: string, what: string): string => `${who} får en bøde, fundet efter spillet: ${what}`,
  nolo: (who: string): string => `${who} tager ingen stik: nolo`,
  tout: (who: string): string => `${who} tager samtlige stik: tout`,
  ultimo: (who: string, card: Phrase): Phrase => phrase`${who} tager sidste stik med ${card}: ultimo`,
  bagud: (who: string, card: Phrase): Phrase => phrase`${who} går bagud med ${card}`,
  lastTrick: (who: string): string => `${who} tager sidste stik`,
  lastTrickRefused: (who: string): string => `${who} tager sidste stik, ultimo ikke godtaget`,
  count: (piles: string): string => `tælling: ${piles}`,
  transfer: "overførsel",
  leaveShare: (who: string): string => `${genitive(who)} andel af kopperne`,
  reasons: {
    funding: "fundering",
    dealerFee: "kortgivers indskud",
    fine: "bøde",
    declaration: "melding",
    lostUltimoCard: "tabt ultimokort",
    pagatHome: "pagaten hjem",
    tout: "tout",
    nolo: "nolo",
    ultimo: "ultimo",
    bagud: "bagud",
    lastTrick: "sidste stik",
    count: "tælling",
    transfer: "overførsel",
    potCheck: "kop talt",
    jetonCount: "jetons talt",
    leaveShare: "andel af kopperne",
    stake: "indsats",
    death: "Døden",
    shown: "viste kort",
    tricks: "stik",
  },
};

/** One payment each, the amount beside it. */
export const lines = {
  pays: (from: string, to: string): string => `${from} betaler ${to}`,
  putsIn: (who: string, pot: string): string => `${who} lægger i ${pot}`,
  covers: (who: string, pot: string): string => `${who} dækker ${pot}`,
  empties: (who: string, pot: string): string => `${who} tømmer ${pot}`,
  takesFrom: (who: string, pot: string): string => `${who} får fra ${pot}`,
  moves: (from: string, to: string): string => `fra ${from} til ${to}`,
  short: (pot: string): string => `${pot} mangler`,
  over: (pot: string): string => `${pot} har for meget`,
  hasLess: (who: string): string => `${who} har mindre end i bogen`,
  hasMore: (who: string): string => `${who} har mere end i bogen`,
  all: (people: number, amount: string, pot: string): string => `${ALL[people] ?? "alle"} lægger ${amount} i ${pot}`,
  theOnlyPot: "koppen",
};
