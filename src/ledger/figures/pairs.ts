import { accountPlayer, type PairFigures, type PlayerId } from "../../model/index.ts";
import type { Replay } from "../replay.ts";
import type { PlayedDeal } from "./deals.ts";

/** What each two players paid each other directly, whatever for, and in how many deals they met; pairs that never did are left out. */
export function pairsOf(
  players: readonly PlayerId[],
  { opening, postings }: Replay,
  played: readonly PlayedDeal[],
): readonly PairFigures[] {
  const received = new Map<string, number>();
  for (const { from, to, amount } of [opening, ...postings].flatMap(({ transfers }) => transfers)) {
    const payer = accountPlayer(from);
    const receiver = accountPlayer(to);
    if (payer === undefined || receiver === undefined) continue;
    const way = keyOf(receiver, payer);
    received.set(way, (received.get(way) ?? 0) + amount);
  }
  const net = (one: PlayerId, other: PlayerId) =>
    (received.get(keyOf(one, other)) ?? 0) - (received.get(keyOf(other, one)) ?? 0);
  return players.flatMap((one, place) =>
    players
      .slice(place + 1)
      .map((other) => ({ one, other, points: net(one, other), deals: together(one, other, played) }))
      .filter(({ points, deals }) => points !== 0 || deals > 0),
  );
}

// Not joined by a sign: an id may hold any.
const keyOf = (receiver: PlayerId, payer: PlayerId): string => JSON.stringify([receiver, payer]);

const together = (one: PlayerId, other: PlayerId, played: readonly PlayedDeal[]): number =>
  played.filter(({ gains }) => gains.has(one) && gains.has(other)).length;
