import type { fining as da } from "../../da/table/fining.ts";

export const fining: typeof da = {
  title: (who) => `A fine for ${who}`,
  each: (amount) => `${amount} into each pot`,
  question: "Do the two others accept the deal?",
  accepted: "Yes, the deal stands",
  acceptedMeans: (who, amount) => `${who} puts ${amount} into each pot and cannot make an ultimo`,
  notAccepted: "No, the deal is void",
  notAcceptedMeans: (who, amount) => `${who} puts ${amount} into each pot, and it is dealt again`,
  waive: "Waive the fine",
  waived: "Waived",
  demand: "Ask for the fine",
  late: "Was the deal paid when the mistake was found?",
  lateYes: "Yes, the fine stays in the pots",
  lateNo: "No",
  refuseUltimo: (who) => `${who} cannot make an ultimo in this deal. If the ultimo is refused, the pot stays.`,
  amount: "Amount into each pot",
  what: "What the fine is for",
};
