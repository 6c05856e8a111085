import type * as da from "../da/fields.ts";

export const fines: typeof da.fines = {
  potsNotMoved: "potter inte flyttade",
  misdeal: "felgiv",
  wrongCardCount: "fel antal kort",
  wrongSkat: "fel eller ingen skat",
  declaredBeforeDealer: "meldat före kortgivaren",
  forgottenDeclaration: "glömd meldning",
  falseDeclaration: "fel meldning",
  playedOutOfTurn: "spelat i fel tur",
  revoke: "revoke",
  other: "andra böter",
};

export const entryKinds: typeof da.entryKinds = {
  deal: "Giv",
  round: "Giv",
  fine: "Böter",
  potCheck: "Pott räknad",
  jetons: "Jetonger",
  jetonCount: "Jetonger räknade",
  transfer: "Överföring",
  seats: "Nya platser",
  join: "Kommer till",
  leave: "Går",
};

export const loggedKinds: typeof da.loggedKinds = {
  deal: "Giv",
  round: "Giv",
  fine: "Böter",
  potCheck: "Räkning av pott",
  jetons: "Utdelning av jetonger",
  jetonCount: "Räkning av jetonger",
  transfer: "Överföring",
  seats: "Byte av platser",
  join: "Ankomst",
  leave: "Avgång",
};

export const gameNames: typeof da.gameNames = { tarok: "Tarok", triomphe: "Triomphe forcée" };
