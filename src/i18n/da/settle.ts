import { genitive } from "./grammar.ts";

const COUNT = ["Ingen", "Én", "To", "Tre", "Fire", "Fem", "Seks", "Syv", "Otte", "Ni", "Ti"];

/** The end of the evening: the pots shared, the points as money, and who pays whom. */
export const settle = {
  title: "Afregning",
  asItStands: "Sådan ville det se ud, hvis aftenen sluttede nu.",
  ended: (time: string): string => `Aftenen sluttede kl. ${time}.`,
  shared: "deles",
  each: (share: string): string => `${share} til hver.`,
  remainder: (rest: string, who: string): string => `De sidste ${rest} får ${who}, som står lavest.`,
  remainderChosen: (rest: string, who: string): string => `De sidste ${rest} får ${who}.`,
  askRemainder: (rest: string, who: string): string => `${who} står lige lavt. Hvem får de sidste ${rest}?`,
  noRemainder: "Der bliver intet til rest.",
  columns: { balance: "saldo", pots: "kopper", points: "point" },
  price: (price: string): string => `${price} pr. point. Summen er 0.`,
  payments: (n: number): string =>
    n === 0 ? "Ingen skylder noget" : `${COUNT[n] ?? n} ${n === 1 ? "betaling" : "betalinger"}, så er alle kvit`,
  pays: (from: string, to: string): string => `${from} betaler ${to}`,
  paid: "betalt",
  notPaid: "ikke betalt",
  markPaid: (from: string, to: string): string => `${genitive(from)} betaling til ${to} er betalt`,
  missing: (rest: string, all: string): string => `${rest} af ${all} mangler`,
  allPaid: "Alt er betalt.",
  difference: (points: string): string =>
    `Der er ${points} i difference, som ingen har forklaret. Pengene gøres først op, når den er 0.`,
  countJetons: "Tæl jetons",
  bookDifference: "Før den på en spiller",
  bookTo: (who: string): string => `Før den på ${who}`,
  end: "Slut aftenen",
  endQuestion: "Er det sidste spil spillet?",
  reopen: "Genåbn aftenen",
  reopened: "Aftenen er i gang igen.",
  copy: "Kopiér betalingerne",
  share: "Del",
  textHead: (day: string): string => `Kongekop ${day}`,
  textLine: (from: string, to: string, amount: string): string => `${from} betaler ${to} ${amount}`,
};
