import type { Suit, UltimoCard } from "../../rules/tarok/cards.ts";
import { type Phrase, phrase, type SuitPart } from "../phrase.ts";

export const suits = { spades: "spar", hearts: "hjerter", diamonds: "ruder", clubs: "klør" };
export const ranks = { king: "konge", queen: "dame", cavalier: "caval", jack: "knægt" };
export const theRanks = { king: "kongen", queen: "damen", cavalier: "cavalen", jack: "knægten" };
export const shownCards = { fool: "Narren", magician: "Magikeren", strength: "Styrken" };
export const thePots = { pagat: "pagatkoppen", king: "kongekoppen", pot: "puljen" };

/** A suit as its word, which a screen may draw. */
export const suitPart = (suit: Suit): SuitPart => ({ suit, word: suits[suit] });

/** "hjerter dame". */
export const courtCard = (suit: Suit, rank: keyof typeof ranks): Phrase => phrase`${suitPart(suit)} ${ranks[rank]}`;

/** A card that was lost, won with or bagud; often nobody noted which king it was. */
export function ultimoCard(card: UltimoCard, suit?: Suit): Phrase {
  if (card === "pagat") return ["pagaten"];
  return suit === undefined ? ["en konge"] : courtCard(suit, "king");
}
