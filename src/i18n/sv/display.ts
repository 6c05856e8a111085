import type { display as da } from "../da/display.ts";

export const display: typeof da = {
  title: "Skärm",
  shuffles: (who) => `${who} blandar till nästa`,
  balances: "Saldo",
  cups: "Potterna",
  last: "senast",
  sitsOut: "står över",
  everybody: "alla",
  eachPot: "varje pott",
  put: (who, amounts) => `${who} lade ${amounts}`,
  into: (amount, pot) => `${amount} i ${pot}`,
  turn: "Vänd",
  turnLabel: "Vänd skärmen mot de andra",
  lock: "Lås",
  lockLabel: "Lås skärmen mot tryck",
  locked: "Låst. Tryck 1, 2, 3.",
  digit: (n) => `${n}, lås upp`,
  resting: "Tryck för att notera",
};
