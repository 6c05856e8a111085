import type { table as da } from "../da/table.ts";
import type { Terms } from "../terms.ts";

export const table = (_terms: Terms): ReturnType<typeof da> => ({
  title: "The table",
});
