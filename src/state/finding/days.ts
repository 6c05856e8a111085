const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/;
const WRITTEN = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d\d))?$/;

const two = (digits: string): string => digits.padStart(2, "0");

/** Whether a word is a date in figures ("2025-10-24", "2025-10", "24/10", "24.10.25") and, if so, whether a day is that; else undefined. */
export function dayTest(word: string): ((day: string) => boolean) | undefined {
  const [, year, month, day] = ISO.exec(word) ?? [];
  if (year !== undefined && month !== undefined) {
    const begins = [year, two(month), ...(day === undefined ? [] : [two(day)])].join("-");
    return (tested) => tested.startsWith(begins);
  }
  const [, date, of, in_] = WRITTEN.exec(word) ?? [];
  if (date === undefined || of === undefined) return undefined;
  const ends = `-${two(of)}-${two(date)}`;
  return (tested) => tested.endsWith(ends) && (in_ === undefined || tested.slice(0, 4).endsWith(in_));
}
