import type { common as da } from "../da/common.ts";
import type { Terms } from "../terms.ts";
import { genitive } from "./grammar.ts";

export const common = (terms: Terms): ReturnType<typeof da> => ({
  app: "Kongekop",
  genitive,
  scus: terms.scus,
  theScus: `the ${terms.scus}`,
  suits: { spades: "spades", hearts: "hearts", diamonds: "diamonds", clubs: "clubs" },
  kings: "kings",
  ranks: { king: "king", queen: "queen", cavalier: "cavalier", jack: "jack" },
  theRanks: { king: "the king", queen: "the queen", cavalier: "the cavalier", jack: "the jack" },
  ultimoCards: { pagat: "pagat", king: "king" },
  pots: { pagat: "Pagat pot", king: "King pot" },
  potsShort: { pagat: "Pagat", king: "King" },
  thePots: { pagat: "the pagat pot", king: "the king pot" },
  dealer: "Dealer",
  sitsOut: "Sits out",
  point: "points",
  jetons: "jetons",
  back: "Back",
  undo: "Undo",
  redo: "Redo",
  save: "Save",
  done: "Done",
  close: "Close",
  edit: "Edit",
  remove: "Delete",
  more: "More",
  yes: "Yes",
  no: "No",
});
