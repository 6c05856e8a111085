import type { settle as da } from "../da/settle.ts";
import { genitive } from "./grammar.ts";

const COUNT = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

export const settle: typeof da = {
  title: "Settlement",
  asItStands: "This is how it would look if the evening ended now.",
  ended: (time) => `The evening ended at ${time}.`,
  shared: "shared",
  each: (share) => `${share} to each.`,
  remainder: (rest, who) => `The last ${rest} go to ${who}, who stands lowest.`,
  remainderChosen: (rest, who) => `The last ${rest} go to ${who}.`,
  askRemainder: (rest, who) => `${who} stand equally low. Who gets the last ${rest}?`,
  noRemainder: "Nothing is left over.",
  columns: { balance: "balance", pots: "pots", points: "points" },
  price: (price) => `${price} per point. The sum is 0.`,
  payments: (n) =>
    n === 0 ? "Nobody owes anything" : `${COUNT[n] ?? n} ${n === 1 ? "payment" : "payments"}, and everyone is square`,
  pays: (from, to) => `${from} pays ${to}`,
  paid: "paid",
  notPaid: "not paid",
  markPaid: (from, to) => `${genitive(from)} payment to ${to} is made`,
  missing: (rest, all) => `${rest} of ${all} to go`,
  allPaid: "Everything is paid.",
  difference: (points) =>
    `There is a difference of ${points} that nobody has explained. Money is settled only when it is 0.`,
  countJetons: "Count the jetons",
  bookDifference: "Book it to a player",
  bookTo: (who) => `Book it to ${who}`,
  end: "End the evening",
  endQuestion: "Has the last deal been played?",
  reopen: "Reopen the evening",
  reopened: "The evening is running again.",
  copy: "Copy the payments",
  share: "Share",
  textHead: (day) => `Kongekop ${day}`,
  textLine: (from, to, amount) => `${from} pays ${to} ${amount}`,
};
