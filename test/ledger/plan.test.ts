import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallestPlan } from "../../src/ledger/plan.ts";
import type { Paid } from "../../src/model/index.ts";

const amountsOf = (amounts: readonly number[]) => new Map(amounts.map((amount, index) => [`p${index}`, amount]));
const planOf = (amounts: readonly number[]) => smallestPlan(amountsOf(amounts));

function leftAfter(amounts: readonly number[], plan: readonly Paid[]): number[] {
  const left = amountsOf(amounts);
  for (const { from, to, amountMinor } of plan) {
    left.set(from, (left.get(from) ?? 0) + amountMinor);
    left.set(to, (left.get(to) ?? 0) - amountMinor);
  }
  return [...left.values()];
}

/** The fewest payments by trying everything: somebody's whole amount goes to one of those on the other side. */
function fewest(amounts: readonly number[]): number {
  const [first, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === undefined) return 0;
  const ways = others.flatMap((other, index) =>
    Math.sign(other) === -Math.sign(first) ? fewest(others.with(index, other + first)) : [],
  );
  return 1 + Math.min(...ways);
}

const balanced = (others: fc.Arbitrary<number[]>) =>
  others.map((amounts) => [...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)]);
/** Small amounts, so that many of them sum to 0. */
const small = fc.integer({ min: -6, max: 6 });
const group = balanced(fc.array(small, { minLength: 1, maxLength: 4 }));

describe("the payment plan (rules.md, section 8)", () => {
  test.each<[string, number[], number]>([
    ["nothing to pay", [0, 0, 0], 0],
    ["one pays the other", [-5, 5], 1],
    ["two pairs", [-5, -7, 7, 5], 2],
    ["where the greedy guess needs five", [-6, -4, 3, 3, 4], 3],
    ["groups that are not side by side", [10, 10, 21, -3, -7, -31], 4],
    ["no group that sums to zero", [10, 20, 40, -33, -37], 4],
    ["two groups that sum to zero", [1, 2, -3, 10, 20, -30], 4],
  ])("%s", (_, amounts, payments) => {
    expect(planOf(amounts)).toHaveLength(payments);
    expect(fewest(amounts)).toBe(payments);
  });

  test("settles everybody with positive payments", () => {
    fc.assert(
      fc.property(balanced(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 30 })), (amounts) => {
        const plan = planOf(amounts);
        expect(leftAfter(amounts, plan).filter((left) => left !== 0)).toEqual([]);
        expect(plan.every(({ from, to, amountMinor }) => amountMinor > 0 && from !== to)).toBe(true);
        expect(plan.length).toBeLessThan(Math.max(1, amounts.filter((amount) => amount !== 0).length));
      }),
    );
  });

  test("is never longer than what trying everything finds", () => {
    fc.assert(
      fc.property(balanced(fc.array(small, { maxLength: 7 })), (amounts) => {
        expect(planOf(amounts)).toHaveLength(fewest(amounts));
      }),
    );
  });

  test("finds the groups of fifteen people", () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 3, maxLength: 3 }), fc.infiniteStream(fc.nat(1000)), (groups, order) => {
        const amounts = groups.flat().map((amount) => ({ amount, place: order.next().value }));
        const shuffled = amounts.sort((a, b) => a.place - b.place).map(({ amount }) => amount);
        const people = shuffled.filter((amount) => amount !== 0).length;
        const groupsThere = groups.filter((amounts) => amounts.some((amount) => amount !== 0)).length;
        expect(planOf(shuffled).length).toBeLessThanOrEqual(people - groupsThere);
      }),
      { numRuns: 20 },
    );
  });

  test("is the same plan every time, in the order of the players", () => {
    const amounts = [-310, 120, 95, -45, 140, 0, 30, -30];
    expect(planOf(amounts)).toEqual(planOf([...amounts]));
    expect(planOf(amounts).map(({ from, to, amountMinor }) => `${from} ${to} ${amountMinor}`)).toEqual([
      "p0 p1 120",
      "p0 p2 95",
      "p0 p4 95",
      "p3 p4 45",
      "p7 p6 30",
    ]);
  });

  test("is in the order of who pays, and of whom, whatever the groups", () => {
    const told = (amounts: readonly number[]) => planOf(amounts).map(({ from, to }) => `${from} ${to}`);
    expect(told([5, -3, -5, 3])).toEqual(["p1 p3", "p2 p0"]);
    expect(told([3, -8, -5, 5, 5])).toEqual(["p1 p0", "p1 p3", "p2 p4"]);
  });

  /** So many pairs that owe each other, of which the greedy guess makes one long chain. */
  const pairs = (count: number): number[] => {
    const owed = Array.from({ length: count }, (_, index) => 2 ** index);
    return [...owed.map((amount) => -amount), ...owed.toReversed()];
  };

  test("is the smallest up to fifteen people; with more it has at most one payment fewer than people", () => {
    expect(planOf(pairs(7))).toHaveLength(7);
    expect(planOf([...pairs(6), -1000, 400, 600])).toHaveLength(8);
    for (const amounts of [pairs(8), pairs(20)]) {
      const plan = planOf(amounts);
      expect(plan.length).toBeLessThan(amounts.length);
      expect(leftAfter(amounts, plan).every((left) => left === 0)).toBe(true);
    }
  });
});
