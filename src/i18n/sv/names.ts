import type { Rank, Suit, UltimoCard } from "../../rules/tarok/cards.ts";
import type * as da from "../da/names.ts";
import { type Phrase, phrase, type SuitPart } from "../phrase.ts";

export const suits: typeof da.suits = { spades: "spader", hearts: "hjärter", diamonds: "ruter", clubs: "klöver" };
export const ranks: typeof da.ranks = { king: "kung", queen: "dam", cavalier: "riddare", jack: "knekt" };
export const theRanks: typeof da.theRanks = {
  king: "kungen",
  queen: "damen",
  cavalier: "riddaren",
  jack: "knekten",
};
export const shownCards: typeof da.shownCards = { fool: "Narren", magician: "Magikern", strength: "Styrka" };
export const thePots: typeof da.thePots = { pagat: "pagatpotten", king: "kungspotten", pot: "potten" };

/** A suit as its word, which a screen may draw. */
export const suitPart = (suit: Suit): SuitPart => ({ suit, word: suits[suit] });

/** "hjärter dam". */
export const courtCard = (suit: Suit, rank: Rank): Phrase => phrase`${suitPart(suit)} ${ranks[rank]}`;

/** A card that was lost, won with or bagud; often nobody noted which king it was. */
export function ultimoCard(card: UltimoCard, suit?: Suit): Phrase {
  if (card === "pagat") return ["pagaten"];
  return suit === undefined ? ["en kung"] : courtCard(suit, "king");
}
