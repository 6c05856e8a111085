/** What a change of the book would do, before it is made. */
export const preview = {
  nothing: "Ingen saldo ændres.",
  cannot: "Det kan ikke lade sig gøre.",
  player: "Spiller",
  before: "før",
  after: "efter",
  change: "ændring",
};
