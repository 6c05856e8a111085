import type { Terms } from "../terms.ts";

export const table = (_terms: Terms) => ({
  title: "Bordet",
});
