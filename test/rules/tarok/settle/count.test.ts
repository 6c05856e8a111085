import { describe, expect, test } from "vitest";
import { points } from "../../../../src/model/index.ts";
import { type Deal, HJORRING, pileWorth } from "../../../../src/rules/tarok/index.ts";
import { pays } from "../../../support/paying.ts";

const counts = (b: number, c: number): NonNullable<Deal["counts"]> => [
  { player: "b", points: b },
  { player: "c", points: c },
];

describe("the count (rules.md, section 7)", () => {
  test.each([
    [0, -25],
    [18, -10],
    [19, -5],
    [23, -5],
    [24, 0],
    [26, 0],
    [28, 0],
    [29, 5],
    [33, 5],
    [34, 10],
    [78, 50],
  ] as const)("a pile of %i is worth %i", (pile, worth) => expect(pileWorth(pile, HJORRING)).toBe(worth));

  test.each([
    [4, 24, -4],
    [4, 25, 0],
    [4, 27, 0],
    [4, 28, 4],
    [1, 29, 3],
    [10, 21, -10],
  ])("halves are rounded away from zero: steps of %i, a pile of %i is worth %i", (step, pile, worth) => {
    expect(pileWorth(pile, { ...HJORRING, count: { ...HJORRING.count, step: points(step) } })).toBe(worth);
  });

  test.each<[string, number, number, string[]]>([
    ["28 and 28 leave the third, with 22, at nothing", 28, 28, []],
    ["28 and 22 make the third receive 5", 28, 22, ["c→a 5 count"]],
    ["two below pay the third", 19, 18, ["b→a 5 count", "c→a 10 count"]],
    ["two above are paid by the third", 34, 31, ["a→b 10 count", "a→c 5 count"]],
    ["one below pays both above", 10, 31, ["b→c 5 count", "b→a 10 count"]],
  ])("%s", (_, b, c, expected) => expect(pays({ counts: counts(b, c) })).toEqual(expected));

  test("is not paid in a nolo, nor after a tout where the club does not count it", () => {
    const tout: Partial<Deal> = { tout: "b", counts: counts(78, 0) };
    expect(pays({ nolo: "a", counts: counts(40, 38) }).filter((line) => line.includes("count"))).toEqual([]);
    expect(pays(tout).filter((line) => line.includes("count"))).toEqual(["c→b 25 count", "a→b 25 count"]);
    const count = { ...HJORRING.count, afterTout: false };
    expect(pays(tout, { count }).filter((line) => line.includes("count"))).toEqual([]);
  });
});
