import type { preview as da } from "../da/preview.ts";

export const preview: typeof da = {
  nothing: "No balance changes.",
  deals: (numbers) => `Other payments than before in deal ${numbers}.`,
  manyDeals: (deals) => `Other payments than before in ${deals} deals.`,
  cannot: "That cannot be.",
  player: "Player",
  before: "before",
  after: "after",
  change: "change",
};
