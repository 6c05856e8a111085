import * as v from "valibot";

/** Who plays: the person's id, the same in every evening of the club. */
export type PlayerId = string;
/** One entry of an evening; it stays the same through every correction. */
export type EntryId = string;
export type EveningId = string;
export type RevisionId = string;

/** Half a letter is in no address and no file name. */
const isWhole = (id: string): boolean => !/\p{Cs}/u.test(id);

export const idSchema = v.pipe(v.string(), v.minLength(1), v.check(isWhole));
