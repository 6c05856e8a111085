import type { newEvening as da } from "../da/newEvening.ts";

export const newEvening: typeof da = {
  title: "New evening",
};
