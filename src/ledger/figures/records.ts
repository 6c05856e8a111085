import type { DealRecord, InDeal, PlayerFigures, PlayerId, PotRecord, Streak } from "../../model/index.ts";
import type { PlayedDeal } from "./deals.ts";

/** A player's records of the evening; of equal ones the first is kept. */
export function recordsOf(
  player: PlayerId,
  played: readonly PlayedDeal[],
): Pick<PlayerFigures, "best" | "worst" | "pot" | "streak"> {
  const own = played.flatMap(({ gains, ...deal }): DealRecord[] => {
    const points = gains.get(player);
    return points === undefined ? [] : [{ ...inDeal(deal), points }];
  });
  const pots = played.flatMap((deal): PotRecord[] =>
    deal.pots.filter((one) => one.player === player).map(({ pot, points }) => ({ ...inDeal(deal), pot, points })),
  );
  return {
    best: largest(own, ({ points }) => points),
    worst: largest(own, ({ points }) => -points),
    pot: largest(pots, ({ points }) => points),
    streak: largest(streaks(own), ({ deals }) => deals),
  };
}

const inDeal = ({ entry, number }: InDeal): InDeal => ({ entry, number });

/** How long the run of deals with a gain is at each deal that has one; deals not played in do not break it. */
function streaks(deals: readonly DealRecord[]): Streak[] {
  let length = 0;
  return deals.flatMap((deal) => {
    length = deal.points > 0 ? length + 1 : 0;
    return length === 0 ? [] : [{ ...inDeal(deal), deals: length }];
  });
}

/** The first of those for which a number above 0 is largest. */
export function largest<T>(all: readonly T[], of: (one: T) => number): T | null {
  let found: T | null = null;
  for (const one of all) if (of(one) > (found === null ? 0 : of(found))) found = one;
  return found;
}
