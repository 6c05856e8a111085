import type { PlayerId } from "../../model/index.ts";

/** How the winner of the tricks was found, for the sentence that tells it. */
export type Decided = "most" | "secondFirst" | "firstTrick";

export interface Winner {
  readonly player: PlayerId;
  readonly decided: Decided;
}

/**
 * Who takes the pot by tricks: most of them; of two with two each who took the second of his own first; of five with
 * one each who took the first (rules.md, section 12). In all three it is the first to have as many as anybody gets.
 */
export function winnerOf(tricks: readonly PlayerId[]): Winner | undefined {
  const taken = countsOf(tricks);
  const most = Math.max(0, ...taken.values());
  const best = [...taken].filter(([, count]) => count === most).map(([id]) => id);
  const player = tricks.find((id, i) => best.includes(id) && timesIn(tricks.slice(0, i + 1), id) === most);
  if (player === undefined) return undefined;
  return { player, decided: best.length === 1 ? "most" : most === 1 ? "firstTrick" : "secondFirst" };
}

/** How many tricks each who took any took. */
function countsOf(tricks: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  return new Map(tricks.map((id) => [id, timesIn(tricks, id)]));
}

const timesIn = (tricks: readonly PlayerId[], player: PlayerId): number => tricks.filter((id) => id === player).length;
