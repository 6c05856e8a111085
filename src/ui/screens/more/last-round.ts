import type { PlayerId } from "../../../model/index.ts";
import type { Turn } from "../../../state/index.ts";

interface Dealt {
  readonly dealer: PlayerId;
  readonly voided?: boolean;
}

/** How often each has dealt; a voided deal that the same dealer dealt again, or is about to, counts once. */
export function timesDealt(deals: readonly Dealt[], next: PlayerId | undefined): ReadonlyMap<PlayerId, number> {
  const times = new Map<PlayerId, number>();
  deals.forEach(({ dealer, voided }, i) => {
    const again = voided && (deals[i + 1]?.dealer ?? next) === dealer;
    if (!again) times.set(dealer, (times.get(dealer) ?? 0) + 1);
  });
  return times;
}

/** Whether everyone at the table has dealt equally often once the first `more` of the coming deals are played. */
export function isEven(
  seats: readonly PlayerId[],
  times: ReadonlyMap<PlayerId, number>,
  turns: readonly Turn[],
  more: number,
): boolean {
  const coming = turns.slice(0, more);
  const dealt = seats.map((id) => (times.get(id) ?? 0) + coming.filter(({ dealer }) => dealer === id).length);
  return new Set(dealt).size <= 1;
}

/** The deal to end with, and why: everyone has dealt equally often then, or, where that is too far off, once more. */
export interface Ending {
  readonly turn: Turn;
  readonly why: "even" | "once";
}

/**
 * The first coming deal after which everyone at the table has dealt equally often. After somebody joined or left that
 * may be far off or never: then the deal after which everyone has dealt once more.
 */
export function endingOf(
  seats: readonly PlayerId[],
  times: ReadonlyMap<PlayerId, number>,
  turns: readonly Turn[],
): Ending | undefined {
  const once = turns.findIndex((_, i) =>
    seats.every((id) => turns.slice(0, i + 1).some(({ dealer }) => dealer === id)),
  );
  const even = turns.findIndex((_, i) => isEven(seats, times, turns, i + 1));
  const isNear = even >= 0 && (once < 0 || even <= once + seats.length);
  const turn = turns[isNear ? even : once];
  return turn && { turn, why: isNear ? "even" : "once" };
}
