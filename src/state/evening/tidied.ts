import { isRecord, tidy } from "../../model/index.ts";
import type { Change } from "../types.ts";

/** A change with what somebody wrote in its entry as they meant it; what an evening file says is never touched. */
export const tidied = (change: Change): Change =>
  "entry" in change ? { ...change, entry: noted(change.entry) } : change;

/** Notes stand in an entry and in the rows of its lists. */
function noted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(noted) as T;
  if (!isRecord(value)) return value;
  const keys = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    if (key !== "note" || typeof one !== "string") return [[key, noted(one)]];
    return tidy(one) === "" ? [] : [[key, tidy(one)]];
  });
  return Object.fromEntries(keys) as T;
}
