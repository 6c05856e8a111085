import type { Terms } from "../terms.ts";

/** The Swedish word for each of the club's own words, which the settings keep in Danish. */
export const termWord: Readonly<Record<Terms["full" | "overfull"], string>> = {
  fuldt: "fullt",
  helt: "helt",
  sprøjte: "spruta",
  overfyldt: "överfullt",
};
