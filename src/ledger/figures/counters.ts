import { type Counters, type GameId, own } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";

/** Adds counters of one game up, of those it names the largest is kept. */
export function addCounters(game: GameId, all: Iterable<Counters>): Counters {
  const { most } = gameOf(game).figures;
  const sums: Record<string, number> = {};
  for (const counters of all) {
    for (const [key, amount] of Object.entries(counters)) {
      const before = own(sums, key) ?? 0;
      sums[key] = most.includes(key) ? Math.max(before, amount) : before + amount;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}
