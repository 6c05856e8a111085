import type { Money, PlayerId, Points } from "../model/index.ts";

/** Minor units (øre) by player, in the order of the evening's players. */
export type MinorAmounts = ReadonlyMap<PlayerId, number>;

/**
 * Points that sum to 0 as money that sums to 0: each rounded down to a multiple of `roundToMinor`, then one unit more to
 * the largest remainders, ties in the order of the players (rules.md, section 8).
 */
export function toMoney(points: ReadonlyMap<PlayerId, Points>, { minorPerPoint, roundToMinor }: Money): MinorAmounts {
  // In hundredths of a minor unit, since the price has two decimals; as bigint, so that no amount is ever inexact.
  const price = BigInt(Math.round(minorPerPoint * 100));
  const unit = BigInt(roundToMinor) * 100n;
  const exact = [...points].map(([id, amount]) => ({ id, ...divide(BigInt(amount) * price, unit) }));
  const missing = -exact.reduce((sum, { units }) => sum + units, 0n);
  const largest = new Set(exact.toSorted((a, b) => Number(b.remainder - a.remainder)).slice(0, Number(missing)));
  return new Map(exact.map((one) => [one.id, Number(one.units + (largest.has(one) ? 1n : 0n)) * roundToMinor]));
}

/** Whole units, rounded down also below 0, and what remains. */
function divide(amount: bigint, unit: bigint): { units: bigint; remainder: bigint } {
  const remainder = ((amount % unit) + unit) % unit;
  return { units: (amount - remainder) / unit, remainder };
}
