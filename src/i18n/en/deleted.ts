import type { deleted as da } from "../da/deleted.ts";

export const deleted: typeof da = {
  title: "Deleted evenings",
  keeps:
    "They stay on this phone until you bring them back; nothing is ever removed by itself. They count in no balance and no statistic, and no copy holds them.",
  bringBack: "Bring back",
  bringBackOf: (day) => `Bring back: ${day}`,
  isBack: (day) => `The evening of ${day} is back.`,
  here: "The evening was deleted",
  hereKeeps: "All that was noted is still here. Bring the evening back, and it is as it was.",
};
