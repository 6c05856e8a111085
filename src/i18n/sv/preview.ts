import type { preview as da } from "../da/preview.ts";

export const preview: typeof da = {
  nothing: "Inget saldo ändras.",
  deals: (numbers) => `Giv ${numbers} betalar annat än förut.`,
  manyDeals: (deals) => `${deals} givar betalar annat än förut.`,
  cannot: "Det går inte.",
  player: "Spelare",
  before: "före",
  after: "efter",
  change: "ändring",
};
