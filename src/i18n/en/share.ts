import type { share as da } from "../da/share.ts";

export const share: typeof da = {
  title: "Share the evening",
  sendText: "Share as text",
  copyText: "Copy as text",
  savedText: "Saved as a file",
  textFile: "evening",
  deals: (n) => (n === 1 ? "1 deal" : `${n} deals`),
  potsHold: (pots) => `The pots: ${pots}`,
  potsShared: (pots) => `The pots are shared: ${pots}`,
};
