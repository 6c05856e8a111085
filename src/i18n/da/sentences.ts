import type { Terms } from "../terms.ts";

export const sentences = (_terms: Terms) => ({});
