import { describe, expect, test } from "vitest";
import { BOUNDS, beyondBounds, pathText } from "../../src/model/index.ts";
import { clubEvening } from "../support/shown.ts";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

describe("what a file holds", () => {
  test.each([null, 3, "text", {}, [], clubEvening(), nested(BOUNDS.depth), Array(BOUNDS.rows).fill({})])(
    "is within bounds",
    (value) => expect(beyondBounds(value)).toBeUndefined(),
  );

  test("is too deep, or too wide, at a place", () => {
    expect(pathText(beyondBounds({ a: [1, { b: nested(BOUNDS.depth - 2) }] }) ?? [])).toMatch(/^a\[1\]\.b\[0\]/);
    expect(beyondBounds({ a: { b: Array(BOUNDS.rows + 1).fill(1) } })).toEqual(["a", "b"]);
    const keys = Object.fromEntries(Array.from({ length: BOUNDS.rows + 1 }, (_, i) => [`k${i}`, i]));
    expect(beyondBounds([keys])).toEqual([0]);
  });
});
