import type { Rank, Suit } from "../../../rules/tarok/cards.ts";
import type { Declaration } from "../../../rules/tarok/declaration.ts";
import type { Phrase } from "../../phrase.ts";
import type { Words } from "../../words.ts";

/** A court card as problems write it: `hearts king`. */
function courtCard(words: Words, card: string): { suit: Suit; rank: Rank } | undefined {
  const isSuit = (text: string | undefined): text is Suit => text !== undefined && text in words.common.suits;
  const isRank = (text: string | undefined): text is Rank => text !== undefined && text in words.common.ranks;
  const [suit, rank] = card.split(" ");
  return isSuit(suit) && isRank(rank) ? { suit, rank } : undefined;
}

/** A card as it is called inside a sentence: "scusen", "hjerter konge", "tarok 21". */
export function cardName(words: Words, card: string | undefined): Phrase {
  const { common, problems, sentences } = words;
  if (card === undefined) return [problems.theCard];
  if (card === "scus") return [common.theScus];
  if (card === "pagat") return sentences.ultimoCard("pagat");
  const court = courtCard(words, card);
  return court ? sentences.courtCard(court.suit, court.rank) : [problems.tarok(card.split(" ")[1] ?? "")];
}

/** Whether a declaration says that the hand does not hold the card. */
export function denies(declaration: Declaration, card: string): boolean {
  switch (declaration.kind) {
    case "taroks":
      return card === "pagat" && !declaration.withPagat;
    case "half":
      return (
        card ===
        (declaration.of === "kings" ? `${declaration.missing} king` : `${declaration.of} ${declaration.missing}`)
      );
    case "full":
      return card === "scus";
    default:
      return false;
  }
}

/** What a declaration says the hand holds, as far as the card in question goes: the whole suit, or only that card. */
export function heldBeside(words: Words, declaration: Declaration | undefined, card: string | undefined): Phrase {
  const court = card === undefined ? undefined : courtCard(words, card);
  if (!declaration || !("of" in declaration) || declaration.of !== court?.suit) return cardName(words, card);
  const { theRanks } = words.common;
  const missing = declaration.kind === "half" ? declaration.missing : undefined;
  const ranks = (["king", "queen", "cavalier", "jack"] as const).filter((rank) => rank !== missing);
  return [words.format.list(ranks.map((rank) => theRanks[rank]))];
}
