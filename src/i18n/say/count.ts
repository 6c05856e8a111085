import type { COUNT_TOTAL as Total } from "../../rules/tarok/cards.ts";
import type { Deal } from "../../rules/tarok/deal.ts";
import type { Telling } from "./telling.ts";

// Values of the rules may not be imported here; the type makes another number an error.
const COUNT_TOTAL: typeof Total = 78;

/** The points of the pile that was not counted. */
export const thirdPile = (counts: NonNullable<Deal["counts"]>): number =>
  COUNT_TOTAL - counts[0].points - counts[1].points;

/** "Inger 31, Poul 22, Karen 25": every pile with its owner, in the order of the seats. */
export function countedPiles({ words, name, seats }: Telling, { counts, sittingOut }: Deal): string {
  if (!counts) return "";
  const pileOf = (id: string) => counts.find(({ player }) => player === id)?.points ?? thirdPile(counts);
  return seats
    .filter((id) => !sittingOut.includes(id))
    .map((id) => words.sentences.entries.holding(name(id), words.format.points(pileOf(id))))
    .join(", ");
}
