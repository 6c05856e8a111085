import { fullStop } from "../phrase.ts";
import { payingTimes } from "./grammar.ts";

/** The running account and club nights. */
export const club = {
  account: "Mellemregning",
  accountIs:
    "Det, der ikke bliver betalt efter en aften, står her, til det bliver gjort op. Når en betaling er noteret her, gøres resten også op her.",
  clear: "Ingen skylder noget.",
  stillOpen: (amounts: string): string => `Åbent: ${amounts}`,
  receives: (who: string): string => `${who} skal have`,
  owes: (who: string): string => `${who} skylder`,
  plan: (n: number): string => `${payingTimes(n)} gør alt op`,
  payAll: "Alt er betalt",
  payAllAsk: (n: number): string =>
    n === 1
      ? "Noterer betalingen herover. Den kan tages tilbage."
      : `Noterer de ${n} betalinger herover. De kan tages tilbage.`,
  allPaid: "Alt er gjort op",
  another: "Notér en anden betaling",
  anotherIs: "En del af beløbet, eller noget I har aftalt.",
  from: "Hvem betalte?",
  to: "Til hvem?",
  amount: "Beløb",
  amountWrong: "Skriv et beløb over 0, for eksempel 12,50.",
  note: "Bemærkning",
  save: "Gem betalingen",
  saved: "Betalingen er gemt",
  missing: {
    from: "Mangler hvem der betalte",
    to: "Mangler hvem der fik pengene",
    amount: "Mangler beløbet",
    wrong: "Ret beløbet",
  },
  /** A payment that is more than who pays owes. */
  more: (who: string, owed: string, after: string): string =>
    `Det er mere, end ${who} skylder (${owed}). Bagefter har ${who} ${after} til gode.`,
  payments: "Betalinger",
  paid: (from: string, to: string): string => `${from} betalte ${to}`,
  takeBack: "Tag tilbage",
  takeBackOf: (payment: string): string => `Tag tilbage: ${payment}`,
  takenBack: (payment: string): string => fullStop(`Taget tilbage: ${payment}`),
  statement: "Sådan er saldoen blevet til",
  evening: (day: string): string => `Aftenen ${day}`,
  gave: (to: string): string => `Betalt til ${to}`,
  got: (from: string): string => `Betalt af ${from}`,
  balance: (amount: string): string => `i alt ${amount}`,
  noLines: "Intet står åbent, og intet er betalt.",
  inAccount: "Gøres op på mellemregningen",
  paidSince: "Der er betalt dér siden, så resten noteres også dér.",
  unpaidHere: "Det, der ikke betales, står på mellemregningen.",
  /** What was not paid at its table once somebody has paid into the running account. */
  openInAccount: (amount: string): string => `${amount} fra aftenen er ført over på mellemregningen`,
  elsewhere: {
    account: { open: "Resten gøres op på mellemregningen", clear: "Resten er betalt på mellemregningen" },
    night: { open: "Gøres op sammen med de andre borde", clear: "Betalt sammen med de andre borde" },
  },
  /** Where a payment was made. */
  made: {
    noted: (day: string): string => `Noteret ved aftenen ${day}`,
    account: "på mellemregningen",
    night: "på klubaftenen",
  },

  night: "Klubaften",
  /** What the night is called as a file of text. */
  textFile: "klubaften",
  join: "Flere borde i aften?",
  joinIs: "Læg bordene sammen, så gøres de op i én samlet plan.",
  joinKey: "Læg borde sammen",
  toNight: "Se klubaftenen",
  which: "Hvilke borde?",
  noOthers: "Der er ingen andre aftener samme dag.",
  name: "Navn",
  nameHelp: "Kan udelades",
  joinSave: "Læg sammen",
  joinMissing: "Mangler mindst ét bord mere",
  table: (n: number): string => `Bord ${n}`,
  tables: "Borde",
  thisTable: "dette bord",
  tablesOfDay: "Flere borde samme dag",
  tablesCount: (n: number): string => (n === 1 ? "1 bord" : `${n} borde`),
  removeAsk: "Aftenen er et af bordene på en klubaften. Bliver den slettet, gøres resten op uden den.",
  stillPlaying: "spiller endnu",
  cannotSettle: "kan ikke gøres op endnu",
  waiting: (tables: string): string => `${tables} er ikke gjort op.`,
  planWithout: "Planen er uden, til aftenen er slut.",
  sums: "Hvad bordene kommer til",
  total: "I alt",
  part: "Skil bordene ad",
  partAsk: "Aftenerne og det, der er betalt, bliver stående.",
  parted: "Bordene er skilt ad.",
  nowhere: "Klubaftenen er her ikke mere.",
};
