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

/** A time so many milliseconds later, by the same clock on the wall; what is no time, or would be none, stays as it is. */
export function later(time: string, ms: number): string {
  const [, wall, offset] = /^(.+T[\d:.]+)(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  const start = Date.parse(`${wall}Z`);
  return Number.isNaN(start) ? time : (written(start + ms, offset) ?? time);
}

/** A wall clock in milliseconds as a file writes it; undefined beyond the years that can be written. */
function written(wall: number, offset = "Z"): string | undefined {
  const text = new Date(wall).toISOString();
  return /^\d{4}-/.test(text) ? text.replace("Z", offset) : undefined;
}

/** The same moment by the clock that another time was written by, so that the times of an evening follow each other as they did. */
export function byClockOf(evening: string, time: string): string {
  const [offset = "Z"] = OFFSET.exec(evening) ?? [];
  const ms = Date.parse(time);
  const own = OFFSET.exec(time)?.[0];
  if (own === undefined || own === offset || Number.isNaN(ms)) return time;
  return written(ms + minutesOf(offset) * 60_000, offset) ?? time;
}

const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;

const minutesOf = (offset: string): number => {
  const [sign, hours, minutes] = [offset[0] === "-" ? -1 : 1, Number(offset.slice(1, 3)), Number(offset.slice(4, 6))];
  return sign * (hours * 60 + minutes);
};
