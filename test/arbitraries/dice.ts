import fc from "fast-check";

/** Choices drawn from a list of numbers; where it runs out each choice is the first, so that shrinking the list makes things plain. */
export interface Dice {
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number;
  readonly pick: <T>(options: readonly T[]) => T;
  /** True once in `times`. */
  readonly oneIn: (times: number) => boolean;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export function diceOf(numbers: readonly number[]): Dice {
  let next = 0;
  return diceFrom(() => numbers[next++] ?? 0);
}

/** The same from wherever the numbers come. */
export function diceFrom(draw: () => number): Dice {
  const below = (limit: number): number => (limit > 0 ? draw() % limit : 0);
  const pick = <T>(options: readonly T[]): T => {
    const chosen = options[below(options.length)];
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  };
  const shuffled = <T>(items: readonly T[]): T[] => {
    // One throw a shuffle, or a pack of cards would use up all of them.
    let seed = below(0x7fffffff);
    return items
      .map((item) => {
        seed = (seed * 48271 + 11) % 0x7fffffff;
        return { item, seed };
      })
      .sort((a, b) => a.seed - b.seed)
      .map(({ item }) => item);
  };
  return { below, pick, oneIn: (times) => below(times) === times - 1, shuffled };
}

/** Enough throws for one entry of an evening. */
export const throws: fc.Arbitrary<number[]> = fc.array(fc.nat(0x7fffffff), { maxLength: 60, size: "max" });
