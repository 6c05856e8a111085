import type { problems as da } from "../da/problems.ts";
import type { Terms } from "../terms.ts";

export const problems = (_terms: Terms): ReturnType<typeof da> => ({});
