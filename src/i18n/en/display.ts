import type { display as da } from "../da/display.ts";

export const display: typeof da = {
  title: "Display",
  shuffles: (who) => `${who} shuffles for the next`,
  balances: "Balances",
  cups: "The pots",
  last: "last",
  sitsOut: "sits out",
  everybody: "everybody",
  eachPot: "each pot",
  put: (who, amounts) => `${who} put ${amounts}`,
  into: (amount, pot) => `${amount} into ${pot}`,
  turn: "Turn",
  turnLabel: "Turn the display towards the others",
  lock: "Lock",
  lockLabel: "Lock the display against taps",
  locked: "Locked. Tap 1, 2, 3.",
  digit: (n) => `${n}, unlock`,
  resting: "Tap to record",
};
