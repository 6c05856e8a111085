import type { preview as da } from "../da/preview.ts";

export const preview: typeof da = {
  nothing: "Inget saldo ändras.",
  cannot: "Det går inte.",
  player: "Spelare",
  before: "före",
  after: "efter",
  change: "ändring",
};
