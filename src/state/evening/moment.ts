import { compareTimes } from "../../model/index.ts";
import type { Book } from "./book.ts";

/**
 * When something is done in an evening: now, but not before it began nor before what is known to have been done in it;
 * a clock may have been set back meanwhile, and another phone's be ahead.
 */
export function momentIn({ setup, folder }: Book, now: string): string {
  const known = [setup.startedAt, folder.log.inTime.at(-1)?.revision.at];
  return known.reduce<string>((last, at) => (at !== undefined && compareTimes(at, last) > 0 ? at : last), now);
}
