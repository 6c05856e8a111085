import fc from "fast-check";
import { expect, test } from "vitest";
import { drawLots, fairChance, winnerOf } from "../../../src/ui/screens/new/lots.ts";

const from = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

test("numbers that would favour the first ones are drawn again", () => {
  // 2^32 is 1 modulo 3: the last number alone has no full round of three.
  expect(fairChance(from(2 ** 32 - 1, 5))(3)).toBe(2);
  expect(fairChance(from(2 ** 32 - 2))(3)).toBe(2);
});

test("each player draws another tarok, the highest deals", () => {
  const lots = drawLots(["a", "b", "c"], fairChance(from(0, 19, 0)));
  expect(lots).toEqual([
    { player: "a", tarok: 1 },
    { player: "b", tarok: 21 },
    { player: "c", tarok: 2 },
  ]);
  expect(winnerOf(lots)).toEqual({ player: "b", tarok: 21 });
  expect(winnerOf([])).toBeUndefined();
});

test("everyone wins equally often over all draws of a small pack", () => {
  const wins: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 21 * 20 * 19; i += 1) {
    const rolls = [Math.floor(i / 380), Math.floor(i / 19) % 20, i % 19];
    const lots = drawLots(["a", "b", "c"], () => rolls.shift() ?? 0);
    const winner = winnerOf(lots)?.player ?? "";
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  expect(wins).toEqual({ a: 2660, b: 2660, c: 2660 });
});

test("whatever the chance, lots are taroks from 1 to 21 and all differ", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 32 - 1), { minLength: 8, maxLength: 40 }), (numbers) => {
      const taroks = drawLots(["a", "b", "c", "d", "e"], fairChance(from(...numbers))).map(({ tarok }) => tarok);
      expect(new Set(taroks).size).toBe(5);
      expect(Math.min(...taroks)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...taroks)).toBeLessThanOrEqual(21);
    }),
  );
});
