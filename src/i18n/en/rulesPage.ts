import type { rulesPage as da } from "../da/rulesPage.ts";

export const rulesPage: typeof da = {
  groups: {
    name: "The name",
    pots: "The pots",
    round: "Stake and pot",
    declarations: "Declarations",
    play: "Lost ultimo cards",
    lastTrick: "The last trick",
    count: "The count",
    fines: "Fines",
    table: "At the table",
  },
  fine: "Into each pot.",
  usual: (value) => `Usually ${value}.`,
  elsewhere:
    "† The amount is not in the Hjørring booklet as it has come down; its table of payments is missing. This is how the game is played elsewhere, by two descriptions that agree.",
  ourChoice: "° Here the booklet is silent. It is our choice, and the club may choose otherwise.",
  notAmount: "Write a whole number.",
};
