/** What a change of the book would do, before it is made. */
export const preview = {
  nothing: "Ingen saldo ændres.",
  /** Saved deals that would pay something else than before, by their numbers. */
  deals: (numbers: string): string => `Spil ${numbers} betaler andet end før.`,
  manyDeals: (deals: number): string => `${deals} spil betaler andet end før.`,
  cannot: "Det kan ikke lade sig gøre.",
  player: "Spiller",
  before: "før",
  after: "efter",
  change: "ændring",
};
