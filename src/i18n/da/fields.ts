import type { GameId } from "../../model/index.ts";
import type { FineKind } from "../../rules/tarok/fine.ts";
import type { ToldEntry } from "../say/toldEntry.ts";

/** The fines as they are called inside a sentence. */
export const fines: Record<FineKind, string> = {
  potsNotMoved: "kopper ikke flyttet",
  misdeal: "fejlgivning",
  wrongCardCount: "forkert antal kort",
  wrongSkat: "forkert eller manglende skat",
  declaredBeforeDealer: "meldt før kortgiveren",
  forgottenDeclaration: "glemt melding",
  falseDeclaration: "forkert melding",
  playedOutOfTurn: "spillet ud eller lagt til i utide",
  revoke: "kulørsvigt",
  other: "anden bøde",
};

/** What an entry is called in a list. */
export const entryKinds: Record<ToldEntry["type"], string> = {
  deal: "Spil",
  round: "Runde",
  fine: "Bøde",
  potCheck: "Kop talt",
  jetons: "Jetons",
  jetonCount: "Jetons talt",
  transfer: "Overførsel",
  seats: "Nye pladser",
  join: "Kommer til",
  leave: "Går",
};

/** The same as something that was done: "Optælling af kop slettet". */
export const loggedKinds: Record<ToldEntry["type"], string> = {
  deal: "Spil",
  round: "Runde",
  fine: "Bøde",
  potCheck: "Optælling af kop",
  jetons: "Udlevering af jetons",
  jetonCount: "Optælling af jetons",
  transfer: "Overførsel",
  seats: "Bytte af pladser",
  join: "Ankomst",
  leave: "Afgang",
};

export const gameNames: Record<GameId, string> = { tarok: "Tarok", triomphe: "Triomphe forcée" };
