import type { settings as da } from "../da/settings.ts";

export const settings: typeof da = {
  title: "Settings",
};
