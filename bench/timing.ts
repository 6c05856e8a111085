/** The middle one of several timings, in milliseconds. */
export const median = (timings: readonly number[]): number =>
  timings.toSorted((a, b) => a - b)[Math.floor(timings.length / 2)] ?? Number.NaN;

/** What `run` takes, in milliseconds: the middle of `times` timings after a warm-up, so that the compiler is done. */
export function milliseconds(times: number, run: () => unknown): number {
  for (let i = 0; i < times; i++) run();
  return median(Array.from({ length: times }, () => timed(run)));
}

/** What one run takes, in milliseconds. */
export function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
