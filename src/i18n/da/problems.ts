import type { Terms } from "../terms.ts";

export const problems = (_terms: Terms) => ({});
