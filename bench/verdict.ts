/** What was judged and did not hold. */
export const missed: string[] = [];

/** Holds a value against the most that it may be: only ratios, bytes and counts. */
export function judge(what: string, value: number, most: number, shown = String(value)): void {
  // What was not measured has not held either.
  const holds = value <= most;
  if (!holds) missed.push(what);
  console.log(`${holds ? "    ok" : "MISSED"}  ${what}: ${shown} (at most ${most})`);
}

export const judgeRatio = (what: string, value: number, most: number): void =>
  judge(what, value, most, value.toFixed(2));

export function tell(what: string, ms: number): void {
  console.log(`        ${what}: ${ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(1)} ms`}`);
}

export const note = (said: string): void => console.log(`        ${said}`);
