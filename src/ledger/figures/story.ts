import type { DealRecord, EveningFigures, PlayerFigures, PlayerId, PotRecord, Streak } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import { addCounters } from "./counters.ts";
import { largest } from "./records.ts";

/** A record of the evening and whose it is. */
export type Whose<R> = R & { readonly player: PlayerId };

/** An evening told in numbers: its records, null where there was none, and the sums that its game tells. */
export interface Story {
  readonly deals: number;
  readonly pot: Whose<PotRecord> | null;
  readonly best: Whose<DealRecord> | null;
  readonly worst: Whose<DealRecord> | null;
  readonly streak: Whose<Streak> | null;
  /** Named by the game's words, in its order; what did not happen is 0. */
  readonly lines: readonly { readonly name: string; readonly as: "times" | "points"; readonly amount: number }[];
}

/** The story of an evening; of equal records the first is told. */
export function storyOf({ game, deals, players }: EveningFigures): Story {
  const sums = addCounters(
    game,
    players.map(({ counters }) => counters),
  );
  return {
    deals,
    pot: record(
      players,
      ({ pot }) => pot,
      ({ points }) => points,
    ),
    best: record(
      players,
      ({ best }) => best,
      ({ points }) => points,
    ),
    worst: record(
      players,
      ({ worst }) => worst,
      ({ points }) => -points,
    ),
    streak: record(
      players,
      ({ streak }) => streak,
      ({ deals }) => deals,
    ),
    lines: gameOf(game).figures.story.map(({ name, as, keys }) => ({
      name,
      as,
      amount: keys.reduce((sum, key) => sum + (sums[key] ?? 0), 0),
    })),
  };
}

function record<R extends { readonly number: number }>(
  players: readonly PlayerFigures[],
  pick: (one: PlayerFigures) => R | null,
  of: (record: R) => number,
): Whose<R> | null {
  const all = players.flatMap((one) => {
    const found = pick(one);
    return found === null ? [] : [{ ...found, player: one.player }];
  });
  return largest(
    all.toSorted((a, b) => a.number - b.number),
    of,
  );
}
