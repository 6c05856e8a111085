import type { start as da } from "../da/start.ts";

export const start: typeof da = {
  title: "Kongekop",
};
