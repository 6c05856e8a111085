import { fullStop } from "../phrase.ts";
import type { Words } from "../words.ts";
import { payingTimes } from "./grammar.ts";

/** The running account and club nights. */
export const club: Words["club"] = {
  account: "Mellanhavande",
  accountIs:
    "Det som inte betalas efter en kväll står här tills det görs upp. När en betalning har noterats här görs resten också upp här.",
  clear: "Ingen är skyldig något.",
  stillOpen: (amounts) => `Öppet: ${amounts}`,
  receives: (who) => `${who} ska ha`,
  owes: (who) => `${who} är skyldig`,
  plan: (n) => `${payingTimes(n)} gör upp allt`,
  payAll: "Allt är betalt",
  payAllAsk: (n) =>
    n === 1
      ? "Noterar betalningen ovan. Den kan tas tillbaka."
      : `Noterar de ${n} betalningarna ovan. De kan tas tillbaka.`,
  allPaid: "Allt är uppgjort",
  another: "Notera en annan betalning",
  anotherIs: "En del av beloppet, eller något ni kommit överens om.",
  from: "Vem betalade?",
  to: "Till vem?",
  amount: "Belopp",
  amountWrong: "Skriv ett belopp över 0, till exempel 12,50.",
  note: "Notis",
  save: "Spara betalningen",
  saved: "Betalningen är sparad",
  missing: {
    from: "Vem som betalade saknas",
    to: "Vem som fick pengarna saknas",
    amount: "Beloppet saknas",
    wrong: "Rätta beloppet",
  },
  more: (who, owed, after) => `Det är mer än ${who} är skyldig (${owed}). Efteråt har ${who} ${after} till godo.`,
  payments: "Betalningar",
  paid: (from, to) => `${from} betalade ${to}`,
  takeBack: "Ta tillbaka",
  takeBackOf: (payment) => `Ta tillbaka: ${payment}`,
  takenBack: (payment) => fullStop(`Tillbakataget: ${payment}`),
  statement: "Så har saldot blivit till",
  evening: (day) => `Kvällen ${day}`,
  gave: (to) => `Betalt till ${to}`,
  got: (from) => `Betalt av ${from}`,
  balance: (amount) => `totalt ${amount}`,
  noLines: "Inget står öppet, och inget är betalt.",
  inAccount: "Görs upp på mellanhavandet",
  paidSince: "Något har betalats där sedan dess, så resten noteras också där.",
  unpaidHere: "Det som inte betalas står på mellanhavandet.",
  /** What was not paid at its table once somebody has paid into the running account. */
  openInAccount: (amount: string): string => `${amount} från kvällen har förts över till mellanhavandet`,
  elsewhere: {
    account: { open: "Resten görs upp på mellanhavandet", clear: "Resten är betald på mellanhavandet" },
    night: { open: "Görs upp tillsammans med de andra borden", clear: "Betalt tillsammans med de andra borden" },
  },
  /** Where a payment was made. */
  made: { noted: (day) => `Noterat vid kvällen ${day}`, account: "på mellanhavandet", night: "på klubbkvällen" },

  night: "Klubbkväll",
  /** What the night is called as a file of text. */
  textFile: "klubbkväll",
  join: "Flera bord i kväll?",
  joinIs: "Slå ihop borden, så görs de upp i en samlad plan.",
  joinKey: "Slå ihop bord",
  toNight: "Se klubbkvällen",
  which: "Vilka bord?",
  noOthers: "Det finns inga andra kvällar samma dag.",
  name: "Namn",
  nameHelp: "Kan utelämnas",
  joinSave: "Slå ihop",
  joinMissing: "Minst ett bord till saknas",
  table: (n) => `Bord ${n}`,
  tables: "Bord",
  thisTable: "det här bordet",
  tablesOfDay: "Flera bord samma dag",
  tablesCount: (n) => (n === 1 ? "1 bord" : `${n} bord`),
  removeAsk: "Kvällen är ett av borden på en klubbkväll. Tas den bort görs de andra upp utan den.",
  stillPlaying: "spelar ännu",
  cannotSettle: "kan inte göras upp än",
  waiting: (tables) => `${tables} är inte uppgjort.`,
  planWithout: "Planen är utan det tills kvällen är slut.",
  sums: "Vad borden blir",
  total: "Totalt",
  part: "Dela borden igen",
  partAsk: "Kvällarna och det som betalats står kvar.",
  parted: "Borden är delade igen.",
  nowhere: "Klubbkvällen finns inte längre.",
};
