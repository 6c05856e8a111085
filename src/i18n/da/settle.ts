import { fullStop } from "../phrase.ts";

const COUNTS = ["ingen", "én", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti", "elleve", "tolv"];

/** A sentence with parts that a screen sets off, in their places. */
type Told<T> = readonly (string | T)[];

export const settle = {
  title: "Afregning",
  shared: "deles",
  running: "Aftenen er ikke slut.",
  ifNow: "Sådan går det op, hvis I slutter nu.",
  each: <T>(share: T): Told<T> => [share, " til hver."],
  restToLowest: <T>(rest: T, who: string): Told<T> => ["De sidste ", rest, ` får ${who}, som står lavest.`],
  rest: <T>(rest: T, who: string): Told<T> => ["De sidste ", rest, ` får ${who}.`],
  tie: (names: string): string => `${names} står lige lavt.`,
  whoGets: (rest: string): string => `Hvem får de sidste ${rest}?`,
  unlessSaid: (who: string): string => `Siger I intet, er det ${who}.`,
  another: "En anden",
  nothingToShare: "Kopperne er tomme, så der er intet at dele.",
  player: "Spiller",
  balance: "saldo",
  pots: "kopper",
  price: (price: string): string => `${price} pr. point.`,
  rounded: (price: string, unit: string): string => fullStop(`${price} pr. point, afrundet til ${unit}`),
  sumIsZero: "Summen er 0.",
  plan: (payments: number): string =>
    payments === 1
      ? "Én betaling, så er alle kvit"
      : `${(COUNTS[payments] ?? String(payments)).replace(/^./, (letter) => letter.toUpperCase())} betalinger, så er alle kvit`,
  nobodyOwes: "Ingen skylder noget, alle er kvit",
  square: "Alle er kvit",
  pays: (from: string, to: string): string => `${from} betaler ${to}`,
  paid: "betalt",
  unpaid: "ikke betalt",
  paidInText: (line: string): string => `${line} (betalt)`,
  isPaid: (payment: string): string => `${payment}, betalt`,
  missing: (left: string, all: string): string => `${left} af ${all} mangler`,
  end: "Afslut aftenen",
  ended: "Aftenen er slut",
  reopen: "Åbn aftenen igen",
  reopened: "Aftenen er åben igen",
  jetonsMissing: (jetons: string): string => `Der mangler ${jetons} i jetons.`,
  jetonsOver: (jetons: string): string => `Der er ${jetons} for meget i jetons.`,
  potLeft: (points: string): string =>
    `Der ligger ${points} i puljen endnu. Ingen penge gøres op, før nogen har fået dem.`,
  noMoney: "Ingen ved hvorfor, og ingen penge gøres op, før det er forklaret.",
  countJetons: "Tæl jetons",
  whoHas: (jetons: string): string => `Eller skriv dem på: hvem har de ${jetons}?`,
  whoPutIn: (jetons: string): string => `Eller skriv dem på: hvem har lagt ${jetons} for meget?`,
  credit: (who: string, jetons: string): string => `${who} får ${jetons}`,
  debit: (who: string, jetons: string): string => `${who} betaler ${jetons}`,
  unexplained: "uforklarede jetons",
  booked: "Skrevet i bogen",
  misfits: "Noget i bogen passer ikke og betaler intet.",
  toBook: "Se bogen",
};
