import { expect, test } from "vitest";
import { ticksOf } from "../../../src/ui/chart/ticks.ts";

const named = (...shorts: string[]) => shorts.map((short) => ({ label: short, short }));
const deals = named(...Array.from({ length: 41 }, (_, i) => String(i)));

test("every position is named where there is room", () => {
  expect(ticksOf(named("0", "1", "2"), 40, 30)).toEqual([0, 1, 2]);
});

test("else every second, fifth or tenth", () => {
  expect(ticksOf(deals, 20, 30)).toEqual(Array.from({ length: 21 }, (_, i) => 2 * i));
  expect(ticksOf(deals, 6, 30)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(ticksOf(deals, 3, 30)).toEqual([0, 10, 20, 30, 40]);
});

test("what has no short name is passed over, so that deals keep round numbers", () => {
  expect(ticksOf(named("0", "1", "", "", "2", "3", "4", ""), 20, 30)).toEqual([0, 4, 6]);
});

test("what lies nearer to each other needs more room", () => {
  const near = named("0", "1", "2", "3").map((position, i) => ({ ...position, place: i / 2 }));
  expect(ticksOf(near, 40, 30)).toEqual([0, 2]);
});

test("where there is hardly any room only the first is named", () => {
  expect(ticksOf(deals, 0.01, 30)).toEqual([0]);
});
