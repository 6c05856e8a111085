import * as v from "valibot";

/** Whole points (`p`), the only unit of the books; money exists only in `ledger/money`. */
export type Points = number & v.Brand<"Points">;

/** No amount in a file is above this (format.md). */
export const MAX_POINTS = 1_000_000;
/** No amount in the rules is above this (format.md). */
export const MAX_RULE = 10_000;

/** Whole points from a number; throws where it is not whole, since only a broken computation gives that. */
export function points(n: number): Points {
  if (!Number.isSafeInteger(n)) throw new Error(`not whole points: ${n}`);
  return (n === 0 ? 0 : n) as Points;
}

/** A whole number in a range, told as `amount` where it is a number but not such a one. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer("amount"), v.minValue(min, "amount"), v.maxValue(max, "amount"));

/** Whole points in a range, told as `amount` where it is a number but not such a one. */
export const wholePoints = (min: number, max: number) =>
  // The brand comes first: after a transformation valibot calls a number out of range untyped, and nothing more would be told.
  v.pipe(
    v.number(),
    v.brand("Points"),
    v.integer("amount"),
    v.minValue(points(min), "amount"),
    v.maxValue(points(max), "amount"),
  );
