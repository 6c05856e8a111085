import * as v from "valibot";

/** Longest name of a person, club, table or place that a file may hold (format.md). */
export const MAX_NAME = 100;
/** Longest note that a file may hold (format.md). */
export const MAX_NOTE = 1000;

/** A text of so many characters, where one beyond the first plane (🃏) is one and not two. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((input) => input.length <= max || [...input].length <= max),
  );

export const nameSchema = text(MAX_NAME);
export const noteSchema = text(MAX_NOTE);
