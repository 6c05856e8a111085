import type { preview as da } from "../da/preview.ts";

export const preview: typeof da = {
  nothing: "No balance changes.",
  cannot: "That cannot be.",
  player: "Player",
  before: "before",
  after: "after",
  change: "change",
};
