import { expect, test } from "vitest";
import type { Line } from "../../../src/state/index.ts";
import { placesOf } from "../../../src/state/review/places.ts";

/** Deals by their numbers, `-` for what happened between two of them, `.` for the beginning and the end. */
const placed = (...told: readonly string[]) =>
  placesOf(told.map((one) => ({ line: one === "." ? null : ({ number: one === "-" ? null : Number(one) } as Line) })));

test("deals lie a step apart, and what happened between them between", () => {
  expect(placed(".", "1", "-", "2", "-", "-", "-", "3", ".")).toEqual([0, 1, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.5]);
});

test("what happened before the first deal lies before it", () => {
  expect(placed(".", "-", "1")).toEqual([0, 0.5, 1]);
});

test("an evening without deals has its moments in order", () => {
  expect(placed(".", "-", ".")).toEqual([0, expect.closeTo(1 / 3), expect.closeTo(2 / 3)]);
});
