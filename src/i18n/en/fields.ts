import type * as da from "../da/fields.ts";

export const fines: typeof da.fines = {
  potsNotMoved: "pots not moved",
  misdeal: "misdeal",
  wrongCardCount: "wrong number of cards",
  wrongSkat: "wrong or missing skat",
  declaredBeforeDealer: "declared before the dealer",
  forgottenDeclaration: "forgotten declaration",
  falseDeclaration: "false declaration",
  playedOutOfTurn: "played out of turn",
  revoke: "revoke",
  other: "another fine",
};

export const entryKinds: typeof da.entryKinds = {
  deal: "Deal",
  round: "Round",
  fine: "Fine",
  potCheck: "Pot counted",
  jetons: "Jetons",
  jetonCount: "Jetons counted",
  transfer: "Transfer",
  seats: "New places",
  join: "Joins",
  leave: "Leaves",
};

export const loggedKinds: typeof da.loggedKinds = {
  deal: "Deal",
  round: "Round",
  fine: "Fine",
  potCheck: "Count of a pot",
  jetons: "Handing out of jetons",
  jetonCount: "Count of jetons",
  transfer: "Transfer",
  seats: "Change of places",
  join: "Arrival",
  leave: "Departure",
};

export const gameNames: typeof da.gameNames = { tarok: "Tarok", triomphe: "Triomphe forcée" };
