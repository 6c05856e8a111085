import type { deleted as da } from "../da/deleted.ts";
import { fullStop } from "../phrase.ts";

export const deleted: typeof da = {
  title: "Deleted evenings",
  count: (n) => (n === 1 ? "1 deleted evening" : `${n} deleted evenings`),
  onlyThese: "Only deleted evenings are here.",
  keeps:
    "They stay on this phone until you bring them back; nothing is ever removed by itself. They count in no balance and no statistic, and no copy holds them.",
  bringBack: "Bring back",
  bringBackOf: (day) => `Bring back: ${day}`,
  isBack: (day) => `The evening of ${day} is back.`,
  here: "The evening was deleted",
  hereKeeps: "All that was noted is still here. Bring the evening back, and it is as it was.",
  ask: {
    ticked: (n) =>
      n === 1
        ? "One payment is noted at the evening's settlement."
        : `${n} payments are noted at the evening's settlement.`,
    account: (n, what) =>
      n === 1
        ? fullStop(`A payment in the running account belongs to the evening: ${what}`)
        : fullStop(`Payments in the running account belong to the evening: ${what}`),
    atNight: (n, what) =>
      n === 1
        ? fullStop(`A payment at the club night belongs to it: ${what}`)
        : fullStop(`Payments at the club night belong to it: ${what}`),
    stays: "What was paid stays, and the balances are worked out anew.",
    question: "Delete the evening all the same? It can be brought back.",
    more: (n) => `${n} more`,
  },
};
