/** The cards that are shown for a share of the pot: the fool, trump 1 and trump 11 (rules.md, section 12). */
export const SHOWN_CARDS = ["fool", "magician", "strength"] as const;
export type ShownCard = (typeof SHOWN_CARDS)[number];

export const POTS = ["pot"] as const;

/** How many tricks are played. */
export const TRICKS = 5;
/** How many a round needs. */
export const FEWEST = 4;
/** How many may sit down at the start; `max` holds for the whole evening. */
export const TABLE = { min: FEWEST, max: 8 } as const;
