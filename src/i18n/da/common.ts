import type { Terms } from "../terms.ts";
import { genitive } from "./grammar.ts";

const SCUSEN = { scus: "scusen", scies: "sciesen" } as const;

/** Words that several screens use, and the names of things (rules.md, section 13). */
export const common = (terms: Terms) => ({
  app: "Kongekop",
  genitive,
  scus: terms.scus as string,
  theScus: SCUSEN[terms.scus] as string,
  suits: { spades: "spar", hearts: "hjerter", diamonds: "ruder", clubs: "klør" },
  kings: "konger",
  ranks: { king: "konge", queen: "dame", cavalier: "caval", jack: "knægt" },
  theRanks: { king: "kongen", queen: "damen", cavalier: "cavalen", jack: "knægten" },
  ultimoCards: { pagat: "pagat", king: "konge" },
  pots: { pagat: "Pagatkop", king: "Kongekop" },
  potsShort: { pagat: "Pagat", king: "Konge" },
  thePots: { pagat: "pagatkoppen", king: "kongekoppen" },
  dealer: "Kortgiver",
  sitsOut: "Sidder over",
  point: "point",
  jetons: "jetons",
  back: "Tilbage",
  undo: "Fortryd",
  redo: "Gentag",
  save: "Gem",
  done: "Færdig",
  close: "Luk",
  edit: "Ret",
  remove: "Slet",
  more: "Mere",
  yes: "Ja",
  no: "Nej",
});
