import { expect, test } from "vitest";
import { winnerOf } from "../../../src/rules/triomphe/index.ts";

test.each([
  ["aaaaa", "a", "most"],
  ["abbcb", "b", "most"],
  ["abcda", "a", "most"],
  ["abbac", "b", "secondFirst"],
  ["abcba", "b", "secondFirst"],
  ["cabab", "a", "secondFirst"],
  ["edcba", "e", "firstTrick"],
])("%s: %s takes the pot (%s)", (tricks, player, decided) => {
  expect(winnerOf([...tricks])).toEqual({ player, decided });
});

test("without tricks nobody does", () => {
  expect(winnerOf([])).toBeUndefined();
});
