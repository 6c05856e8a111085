import * as v from "valibot";

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](\d\d):(\d\d))$/;

/** Of the year 400 later, which has the same days: JavaScript takes years below 100 for those of the last century. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year + 400, month, 0)).getUTCDate();

/** Whether a text is a time as format.md writes it: `YYYY-MM-DDThh:mm[:ss[.f]]` with `Z` or an offset, and a day that exists. */
export function isTime(text: string): boolean {
  const parts = TIME.exec(text);
  if (!parts) return false;
  const [year, month, day, hour, minute, second, offHour, offMinute] = parts.slice(1).map((p) => Number(p ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59 &&
    offHour <= 23 &&
    offMinute <= 59
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar, `YYYY-MM-DD`, that exists. */
export const daySchema = v.pipe(
  v.string(),
  v.check((text) => DAY.test(text) && isTime(`${text}T00:00Z`)),
);

export const timeSchema = v.pipe(v.string(), v.check(isTime));
