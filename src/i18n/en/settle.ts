import type { settle as da } from "../da/settle.ts";

export const settle: typeof da = {
  title: "Settlement",
};
