import type { review as da } from "../da/review.ts";

export const review: typeof da = {
  title: "Genomgång",
  open: "Gå igenom kvällen",
  opening: "Början",
  end: "Till sist",
  of: (deal, deals) => `${deal} av ${deals}`,
  where: "Var i kvällen",
  previous: "Föregående",
  next: "Nästa",
  atTable: "Vid bordet",
  shared: "Potterna är delade. Det kom var och en ut med.",
  away: (who, balance) => `${who} har gått med ${balance}.`,
  curve: "Saldon genom kvällen",
  story: "Kvällens siffror",
  until: (deal) => `till ${deal}`,
};
