import type { Terms } from "../terms.ts";

/** The Swedish word for each of the club's own words, which the settings keep in Danish. */
export const termWord: Readonly<Record<Exclude<Terms[keyof Terms], Terms["scus"]>, string>> = {
  fuldt: "fullt",
  helt: "helt",
  sprøjte: "spruta",
  overfyldt: "överfullt",
  "uden kongen": "utan kungen",
  "den dumme": "den dumma",
};
