import type { reference as da } from "../da/reference.ts";

export const reference: typeof da = {
  title: "Payments and fines",
  of: (name) => `By these rules: ${name}. All amounts in points.`,
  pays: {
    declarations: "Each opponent pays the declarer.",
    lastTrick: "Each opponent pays, unless it says otherwise.",
    fines: "Into each of the two pots.",
  },
  fines: {
    potsNotMoved: "The dealer, when the pots were not moved before the first lead.",
    misdeal: "The dealer. Usually waived, or dealt again.",
    wrongCardCount: "Voids the deal unless the others accept it. No right to an ultimo.",
    wrongSkat: "The dealer. Voids the deal unless the others accept it. No right to an ultimo.",
    declaredBeforeDealer: "Who declares before the dealer has.",
    forgottenDeclaration: "May void the deal. No right to an ultimo.",
    falseDeclaration: "What it earned is paid back. May void the deal. No right to an ultimo.",
    playedOutOfTurn: "A wrong lead, or a card played too early.",
    revoke: "Voids the deal unless the others accept it. No right to an ultimo.",
  },
  notes: {
    tarok: [
      "A fine can be waived. The refusal of the ultimo cannot.",
      "Who sits out pays and receives nothing in the deal, but funds the pots like everyone.",
      "The two who do not deal next are counted. The third receives or pays the rest.",
    ],
    triomphe: [
      "Who has Death shows it and takes the whole pot; the round is over.",
      "Otherwise the cards are shown from the dealer’s right. The pot pays what it has.",
      "If anything is left, five tricks are played. Most tricks take the pot; two each: who took the second first; one each: who took the first.",
    ],
  },
  below: "Costs",
  above: "Earns",
  points: "Points",
  free: "free",
  shown: "Shown cards",
  print: "Print",
};
