import { expect, test } from "vitest";
import { points } from "../../src/model/index.ts";
import { type Case, gameOf, HJORRING } from "../../src/rules/index.ts";
import { pileWorth } from "../../src/rules/tarok/settle/count.ts";

const counts = (rules: typeof HJORRING) =>
  gameOf("tarok")
    .cases(rules)
    .filter((one) => one.kind === "count");
const inside = (pile: number, range: { from: number; to: number } | null): boolean =>
  range !== null && range.from <= pile && pile <= range.to;

test("24 to 28 is free, 19 pays 5, 18 pays 10", () => {
  expect(counts(HJORRING).slice(0, 3)).toEqual([
    { kind: "count", pays: 0, below: { from: 24, to: 28 }, above: null },
    { kind: "count", pays: 5, below: { from: 19, to: 23 }, above: { from: 29, to: 33 } },
    { kind: "count", pays: 10, below: { from: 14, to: 18 }, above: { from: 34, to: 38 } },
  ]);
});

test.each([
  [26, 5],
  [26, 1],
  [20, 4],
  [0, 10],
])("around %i in steps of %i every pile stands once, and pays what the count pays", (par, step) => {
  const rules = { ...HJORRING, count: { ...HJORRING.count, par: points(par), step: points(step) } };
  for (let pile = 0; pile <= 78; pile++) {
    const found = counts(rules).flatMap(({ pays, below, above }) => [
      ...(inside(pile, below) ? [-pays] : []),
      ...(inside(pile, above) ? [pays] : []),
    ]);
    expect(found.map(Math.abs)).toEqual([Math.abs(pileWorth(pile, rules))]);
    expect(found[0]).toBeCloseTo(pileWorth(pile, rules));
  }
});

test("the other game's shown cards take two stakes, three, four or five", () => {
  const { cases, defaultRules } = gameOf("triomphe");
  const taken = cases(defaultRules).map((one: Case) => [one.kind === "shown" ? one.cards.join(" ") : "", one.pays]);
  expect(taken).toEqual([
    ["fool", 20],
    ["magician", 20],
    ["strength", 30],
    ["fool magician", 30],
    ["fool strength", 40],
    ["magician strength", 40],
    ["fool magician strength", 50],
  ]);
});
