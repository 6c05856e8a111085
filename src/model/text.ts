import * as v from "valibot";

/** Longest name of a person, club, table or place that a file may hold (format.md). */
export const MAX_NAME = 100;
/** Longest note that a file may hold (format.md). */
export const MAX_NOTE = 1000;

export const nameSchema = v.pipe(v.string(), v.maxLength(MAX_NAME));
export const noteSchema = v.pipe(v.string(), v.maxLength(MAX_NOTE));
