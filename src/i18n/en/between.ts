import type { between as da } from "../da/between.ts";

export const between: typeof da = {
  title: "More",
};
