import type { Counters, GameId } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";

/** Adds amounts of one game up by key; of the keys that the game names the largest is kept. */
export class Adder {
  readonly #most: ReadonlySet<string>;
  readonly #sums = new Map<string, number>();

  constructor(game: GameId) {
    this.#most = new Set(gameOf(game).figures.most);
  }

  add(key: string, amount: number): void {
    const before = this.#sums.get(key) ?? 0;
    this.#sums.set(key, this.#most.has(key) ? Math.max(before, amount) : before + amount);
  }

  /** What is 0 is left out. */
  counters(): Counters {
    return Object.fromEntries([...this.#sums].filter(([, amount]) => amount !== 0));
  }
}

/** Adds counters of one game up. */
export function addCounters(game: GameId, all: Iterable<Counters>): Counters {
  const adder = new Adder(game);
  for (const counters of all) for (const key of Object.keys(counters)) adder.add(key, counters[key] ?? 0);
  return adder.counters();
}
