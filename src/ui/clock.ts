import { isTime } from "../model/index.ts";

const two = (n: number): string => String(n).padStart(2, "0");

/** Minutes that this device's clock is ahead of UTC, as an offset: "+01:00". */
function offset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** No evening that anybody wrote down is older. */
const FIRST_YEAR = 1900;

/**
 * A day and a time of day by this device's clock as a file writes a time: "2026-11-30T19:00+01:00", with the offset of
 * that day, summer time or not. Undefined where the two are no time.
 */
export function localTime(date: string, time: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const at = new Date(`${date}T${time}`);
  if (Number.isNaN(at.getTime())) return undefined;
  const written = `${date}T${time}${offset(-at.getTimezoneOffset())}`;
  // While a year is being typed it is 2, 20 and 202 first.
  if (at.getFullYear() < FIRST_YEAR) return undefined;
  // A browser reads the 31st of February as a day in March.
  return isTime(written) ? written : undefined;
}

/** Whether a time as a file writes it lies after another. */
export const isAfter = (a: string, b: string): boolean => Date.parse(a) > Date.parse(b);
