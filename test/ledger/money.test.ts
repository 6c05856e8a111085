import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMoney } from "../../src/ledger/money.ts";
import { points } from "../../src/model/index.ts";

const money = (minorPerPoint: number, roundToMinor = 1) => ({ currency: "DKK", minorPerPoint, roundToMinor });
const converted = (amounts: readonly number[], price: ReturnType<typeof money>) => [
  ...toMoney(new Map(amounts.map((amount, index) => [`p${index}`, points(amount)])), price).values(),
];

describe("points become money (rules.md, section 8)", () => {
  test.each<[string, number[], ReturnType<typeof money>, number[]]>([
    ["exactly where the price allows", [50, -880, 885, -55], money(10), [500, -8800, 8850, -550]],
    ["rounded down, the largest remainder one unit more", [8, -3, -5], money(10, 50), [100, -50, -50]],
    ["a debt is rounded up before a smaller remainder", [6, -3, -3], money(10, 50), [50, 0, -50]],
    ["a tie goes to the first of the players", [5, 5, -10], money(10, 100), [100, 0, -100]],
    ["a tie in another order", [-10, 5, 5], money(10, 100), [-100, 100, 0]],
    ["a price of two decimals", [1, 2, -3], money(0.07), [0, 0, 0]],
    ["a price of two decimals that adds up", [100, 200, -300], money(0.07), [7, 14, -21]],
    ["a price that no binary fraction is equal to", [3, -3], money(1.15, 1), [3, -3]],
    ["nothing", [0, 0], money(25), [0, 0]],
  ])("%s", (_, amounts, price, expected) => expect(converted(amounts, price)).toEqual(expected));

  const balanced = fc
    .array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 12 })
    .map((amounts) => [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)]);
  const prices = fc.record({
    currency: fc.constant("DKK"),
    minorPerPoint: fc.integer({ min: 1, max: 20_000 }).map((hundredths) => hundredths / 100),
    roundToMinor: fc.integer({ min: 1, max: 500 }),
  });
  /** Hundredths of a minor unit, below 2^53 for these prices. */
  const exactly = (amount: number, { minorPerPoint }: ReturnType<typeof money>) =>
    amount * Math.round(minorPerPoint * 100);

  test("sums to zero, in multiples of the unit, each less than one unit from what it is worth", () => {
    fc.assert(
      fc.property(balanced, prices, (amounts, price) => {
        const minor = converted(amounts, price);
        expect(minor.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        for (const [index, amount] of amounts.entries()) {
          const got = minor[index] ?? Number.NaN;
          expect(Math.abs(got % price.roundToMinor)).toBe(0);
          expect(Math.abs(got * 100 - exactly(amount, price))).toBeLessThan(price.roundToMinor * 100);
        }
      }),
    );
  });

  test("the order of the players decides only between equal remainders", () => {
    fc.assert(
      fc.property(balanced, prices, (amounts, price) => {
        const there = converted(amounts, price);
        const back = converted(amounts.toReversed(), price).toReversed();
        const unit = price.roundToMinor * 100;
        const moved = amounts.filter((_, index) => there[index] !== back[index]);
        expect(new Set(moved.map((amount) => ((exactly(amount, price) % unit) + unit) % unit)).size).toBeLessThan(2);
      }),
    );
  });

  test("stays exact where points times price is beyond what a number holds exactly", () => {
    const amounts = [9_999_999_967, -3_333_333_322, -6_666_666_645];
    const minor = converted(amounts, money(99_999.97, 1));
    expect(minor.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(minor[0]).toBe(999_999_696_700_001);
  });
});
