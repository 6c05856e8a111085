import { fullStop } from "../phrase.ts";
import type { Words } from "../words.ts";
import { payingTimes } from "./grammar.ts";

/** The running account and club nights. */
export const club: Words["club"] = {
  account: "Running account",
  accountIs:
    "What is not paid after an evening stands here until it is settled. Once a payment is noted here, the rest is settled here too.",
  clear: "Nobody owes anything.",
  stillOpen: (amounts) => `Open: ${amounts}`,
  receives: (who) => `${who} receives`,
  owes: (who) => `${who} owes`,
  plan: (n) => `${payingTimes(n)} ${n === 1 ? "settles" : "settle"} everything`,
  payAll: "All is paid",
  payAllAsk: (n) =>
    n === 1
      ? "Notes the payment above. It can be taken back."
      : `Notes the ${n} payments above. They can be taken back.`,
  allPaid: "Everything is settled",
  another: "Note another payment",
  anotherIs: "Part of the amount, or something you agreed on.",
  from: "Who paid?",
  to: "To whom?",
  amount: "Amount",
  amountWrong: "Write an amount above 0, for example 12.50.",
  note: "Note",
  save: "Save the payment",
  saved: "The payment has been saved",
  missing: {
    from: "Who paid is missing",
    to: "Who got the money is missing",
    amount: "The amount is missing",
    wrong: "Correct the amount",
  },
  more: (who, owed, after) => `That is more than ${who} owes (${owed}). After it ${who} is owed ${after}.`,
  payments: "Payments",
  paid: (from, to) => `${from} paid ${to}`,
  takeBack: "Take back",
  takeBackOf: (payment) => `Take back: ${payment}`,
  takenBack: (payment) => fullStop(`Taken back: ${payment}`),
  statement: "How the balance came about",
  evening: (day) => `The evening of ${day}`,
  gave: (to) => `Paid to ${to}`,
  got: (from) => `Paid by ${from}`,
  balance: (amount) => `${amount} in all`,
  noLines: "Nothing is open, and nothing has been paid.",
  inAccount: "Settled in the running account",
  paidSince: "Something was paid there since, so the rest is noted there too.",
  unpaidHere: "What is not paid stands in the running account.",
  /** What was not paid at its table once somebody has paid into the running account. */
  openInAccount: (amount: string): string => `${amount} of the evening went over to the running account`,
  elsewhere: {
    account: { open: "The rest is settled in the running account", clear: "The rest was paid in the running account" },
    night: { open: "Settled together with the other tables", clear: "Paid together with the other tables" },
  },
  /** Where a payment was made. */
  made: {
    noted: (day) => `Noted at the evening of ${day}`,
    account: "in the running account",
    night: "at the club night",
  },

  night: "Club night",
  /** What the night is called as a file of text. */
  textFile: "club-night",
  join: "Several tables tonight?",
  joinIs: "Join the tables, and they are settled in one plan.",
  joinKey: "Join tables",
  toNight: "See the club night",
  which: "Which tables?",
  noOthers: "There are no other evenings on the same day.",
  name: "Name",
  nameHelp: "Can be left out",
  joinSave: "Join",
  joinMissing: "At least one more table is missing",
  table: (n) => `Table ${n}`,
  tables: "Tables",
  thisTable: "this table",
  tablesOfDay: "Several tables on one day",
  tablesCount: (n) => (n === 1 ? "1 table" : `${n} tables`),
  removeAsk: "The evening is one of the tables of a club night. Once deleted, the others are settled without it.",
  stillPlaying: "still playing",
  cannotSettle: "cannot be settled yet",
  waiting: (tables) => `${tables} is not settled.`,
  planWithout: "The plan is without it until the evening is over.",
  sums: "What the tables come to",
  total: "In all",
  part: "Part the tables",
  partAsk: "The evenings and what was paid stay.",
  parted: "The tables are parted.",
  nowhere: "The club night is here no longer.",
};
