/** The suits of a Danish tarok pack, in the order in which pickers show them. */
export const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
export type Suit = (typeof SUITS)[number];

/** The court cards of a suit. */
export const RANKS = ["king", "queen", "cavalier", "jack"] as const;
export type Rank = (typeof RANKS)[number];

/** The cards that make an ultimo, each with a pot of its own. */
export const ULTIMO_CARDS = ["pagat", "king"] as const;
export type UltimoCard = (typeof ULTIMO_CARDS)[number];

/** The two pots, *pagatkop* and *kongekop*, each named after its card. */
export const POTS: readonly ["pagat", "king"] = ULTIMO_CARDS;
export type Pot = UltimoCard;

/** Taroks in the pack, the scus counted. */
export const TAROKS = 22;
/** Points in the pack (rules.md, section 7). */
export const COUNT_TOTAL = 78;
/** Cards dealt to a hand, the skat counted with the dealer's. */
export const DEALT = { dealer: 28, others: 25 } as const;
/** How many play a deal (rules.md, section 1). */
export const PLAYING = 3;
