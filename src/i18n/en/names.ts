import type { Rank, Suit, UltimoCard } from "../../rules/tarok/cards.ts";
import type * as da from "../da/names.ts";
import { type Phrase, phrase, type SuitPart } from "../phrase.ts";

export const suits: typeof da.suits = { spades: "spades", hearts: "hearts", diamonds: "diamonds", clubs: "clubs" };
export const ranks: typeof da.ranks = { king: "king", queen: "queen", cavalier: "cavalier", jack: "jack" };
export const theRanks: typeof da.theRanks = {
  king: "the king",
  queen: "the queen",
  cavalier: "the cavalier",
  jack: "the jack",
};
export const shownCards = { fool: "the Fool", magician: "the Magician", strength: "Strength" };
export const thePots: typeof da.thePots = { pagat: "the pagat pot", king: "the king pot", pot: "the pot" };

/** A suit as its word, which a screen may draw. */
export const suitPart = (suit: Suit): SuitPart => ({ suit, word: suits[suit] });

/** "the queen of hearts". */
export const courtCard = (suit: Suit, rank: Rank): Phrase => phrase`the ${ranks[rank]} of ${suitPart(suit)}`;

/** A card that was lost, won with or bagud; often nobody noted which king it was. */
export function ultimoCard(card: UltimoCard, suit?: Suit): Phrase {
  if (card === "pagat") return ["the pagat"];
  return suit === undefined ? ["a king"] : courtCard(suit, "king");
}
