import type { review as da } from "../da/review.ts";

export const review: typeof da = {
  title: "Looking back",
  open: "Look back at the evening",
  opening: "The beginning",
  end: "In the end",
  of: (deal, deals) => `${deal} of ${deals}`,
  where: "Where in the evening",
  previous: "Previous",
  next: "Next",
  atTable: "At the table",
  shared: "The pots are shared. This is what each came out with.",
  away: (who, balance) => `${who} has left with ${balance}.`,
  curve: "Balances through the evening",
  story: "The evening in numbers",
  until: (deal) => `up to ${deal}`,
};
