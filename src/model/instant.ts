/** A moment, to any fraction of a second that a file may write. */
export interface Instant {
  /** Seconds since 1970; -Infinity for a text that is no time, so that every text has its place in an order. */
  readonly second: number;
  /** The digits after the second, without trailing zeros: compared as text they compare as numbers. */
  readonly fraction: string;
}

/** The moment a time with its offset stands for: `20:00+01:00` and `19:00Z` are the same. */
export function instantOf(time: string): Instant {
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? "";
  const ms = Date.parse(fraction === "" ? time : time.replace(`.${fraction}`, ""));
  return { second: Number.isNaN(ms) ? Number.NEGATIVE_INFINITY : ms / 1000, fraction: fraction.replace(/0+$/, "") };
}

/** Negative where the first moment is earlier, 0 where both are the same. */
export function compareInstants(a: Instant, b: Instant): number {
  if (a.second !== b.second) return a.second < b.second ? -1 : 1;
  return compareText(a.fraction, b.fraction);
}

/** Negative where the first time is earlier, 0 where both are the same moment. */
export const compareTimes = (a: string, b: string): number => compareInstants(instantOf(a), instantOf(b));

/** The order of ids, the same on every device: by code units, never by a language's rules. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** A time so many milliseconds later, by the same clock on the wall; what is no time stays as it is. */
export function later(time: string, ms: number): string {
  const [, wall, offset] = /^(.+T[\d:.]+)(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  const start = Date.parse(`${wall}Z`);
  return Number.isNaN(start) ? time : new Date(start + ms).toISOString().replace("Z", offset ?? "Z");
}
