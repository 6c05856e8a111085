import { accountPlayer, type PairFigures, type PlayerId } from "../../model/index.ts";
import type { Replay } from "../replay.ts";
import type { PlayedDeal } from "./deals.ts";

/** What each two players paid each other directly, whatever for, and in how many deals they met; pairs that never did are left out. */
export function pairsOf(
  players: readonly PlayerId[],
  { opening, postings }: Replay,
  played: readonly PlayedDeal[],
): readonly PairFigures[] {
  const received = new Map<PlayerId, Map<PlayerId, number>>();
  for (const { transfers } of [opening, ...postings]) {
    for (const { from, to, amount } of transfers) {
      const payer = accountPlayer(from);
      const receiver = accountPlayer(to);
      if (payer === undefined || receiver === undefined) continue;
      const row = received.get(receiver) ?? new Map<PlayerId, number>();
      received.set(receiver, row.set(payer, (row.get(payer) ?? 0) + amount));
    }
  }
  const from = (one: PlayerId, other: PlayerId) => received.get(one)?.get(other) ?? 0;
  return players.flatMap((one, place) =>
    players
      .slice(place + 1)
      .map((other) => ({
        one,
        other,
        points: from(one, other) - from(other, one),
        deals: together(one, other, played),
      }))
      .filter(({ points, deals }) => points !== 0 || deals > 0),
  );
}

const together = (one: PlayerId, other: PlayerId, played: readonly PlayedDeal[]): number =>
  played.filter(({ gains }) => gains.has(one) && gains.has(other)).length;
