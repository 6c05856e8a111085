import { type ChartPosition, placesOf } from "./types.ts";

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * The positions whose names stand under the axis: every one, or every second, fifth, … of those that have a short name, so
 * that each has the room it needs, given how wide one step along the bottom is.
 */
export function ticksOf(positions: readonly ChartPosition[], between: number, room: number): readonly number[] {
  const named = positions.flatMap(({ short }, i) => (short === "" ? [] : [i]));
  const ticked = (step: number) => named.filter((_, k) => k % step === 0);
  const places = placesOf(positions);
  const apart = (from: number, to: number) => (places[to] ?? 0) - (places[from] ?? 0);
  const fits = (ticks: readonly number[]) =>
    ticks.every((at, k) => k === 0 || apart(ticks[k - 1] ?? 0, at) * between >= room);
  return ticked(STEPS.find((step) => fits(ticked(step))) ?? Number.POSITIVE_INFINITY);
}
