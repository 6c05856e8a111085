import type { DeclarationKind } from "../../../rules/tarok/declaration.ts";
import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { rules as da } from "../../da/sentences/rules.ts";

const POT = { pagat: "the pagat pot", king: "the king pot" };
const CARD = { pagat: "Pagat", king: "King" };

const declared = (kind: DeclarationKind, amounts: TarokRules["declarations"]): string => {
  switch (kind) {
    case "taroks":
      return `Taroks: each opponent pays ${amounts.taroksBase} for ${amounts.taroksFrom} and ${amounts.taroksStep} for each beyond`;
    case "matadors":
      return `Matadors: each opponent pays ${amounts.matadorsBase} for three and ${amounts.matadorsStep} for each beyond`;
    case "half":
      return `Half: each opponent pays ${amounts.half}`;
    case "full":
      return `Full: each opponent pays ${amounts.full}`;
    case "overfull":
      return `Overfull: each opponent pays ${amounts.overfull}`;
  }
};

export const rules: ReturnType<typeof da> = {
  opening: (funding) => `Before the first deal everyone at the table puts ${funding} into each pot`,
  fundedAgain: (funding) =>
    `When a pot has been emptied, everyone at the table puts ${funding} into it, whoever sits out too`,
  joins: (funding) => `Whoever sits down puts ${funding} into each pot`,
  dealerFee: (fee) => `The dealer puts ${fee} into each pot`,
  fine: (what, amount) => `${what} costs ${amount} into each pot`,
  fineChanged: (what, amount) => `${what} usually costs ${amount} into each pot; the fine was changed here`,
  ownFine: "The fine goes into both pots",
  declared,
  lost: (card, toEach, toPot) => `${CARD[card]} lost: ${toEach} to each opponent and ${toPot} into ${POT[card]}`,
  pagatHome: (amount) => `Pagat home: each opponent pays ${amount}`,
  tout: (amount) => `Tout: each opponent pays ${amount}, and both pots are emptied`,
  nolo: (amount) => `Nolo: each opponent pays ${amount}`,
  ultimo: (card, amount) =>
    `${CARD[card]} ultimo: each opponent pays ${amount}, and whoever made it empties ${POT[card]}`,
  bagud: (card, amount) => `${CARD[card]} bagud: ${amount} to each opponent, and as much into ${POT[card]} as it held`,
  lastTrick: (amount) => `Last trick: each opponent pays ${amount}`,
  count: (par, step) =>
    `Count: what a pile is above or below ${par} is rounded to the nearest ${step}; whoever does not count balances it`,
  potCheck: "What the pot lacks or has too much of moves to or from the difference",
  jetonCount: "What the jetons and the book differ by moves to or from the difference",
  leaveShare: (unit) => `The share is the pot divided equally, rounded down to the nearest ${unit}`,
};
