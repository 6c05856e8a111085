import { RANKS, type Rank, SUITS, type Suit, TAROKS } from "../cards.ts";
import type { DeclaredIn } from "../declaration.ts";

export type TarokCard = "scus" | "pagat" | `tarok ${number}`;
/** A card that a declaration can place, as problems name it. */
export type Card = TarokCard | `${Suit} ${Rank}`;

const numbers = Array.from({ length: TAROKS - 2 }, (_, i): TarokCard => `tarok ${TAROKS - 1 - i}`);
/** Every tarok in the order in which matadors need them: a hand with n matadors holds the first n. */
export const MATADORS: readonly TarokCard[] = ["scus", "pagat", ...numbers];

export const isTarok = (card: Card): card is TarokCard => MATADORS.some((tarok) => tarok === card);

/** The four cards that a half, full or overfull is in. */
export const fourOf = (of: DeclaredIn): readonly Card[] =>
  of === "kings" ? SUITS.map((suit): Card => `${suit} king`) : RANKS.map((rank): Card => `${of} ${rank}`);
