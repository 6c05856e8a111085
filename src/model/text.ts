import * as v from "valibot";

/** Longest name of a person, club, table or place that a file may hold (format.md). */
export const MAX_NAME = 100;
/** Longest note that a file may hold (format.md). */
export const MAX_NOTE = 1000;

/** A text of so many characters, where one beyond the first plane (🃏) is one and not two. */
const atMost = (max: number) => v.check<string>((input) => input.length <= max || [...input].length <= max);

export const nameSchema = v.pipe(v.string(), atMost(MAX_NAME));
export const noteSchema = v.pipe(v.string(), atMost(MAX_NOTE));

/** A picture is made of parts by what is invisible between them; everywhere else that only hides or turns letters round. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*`;
const INVISIBLE = new RegExp(
  String.raw`(${PICTURE}(?:\u200D${PICTURE})*)|[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]`,
  "gu",
);

/**
 * A name, place or note as somebody meant it, however it was typed: composed letters, single spaces and none around it,
 * nothing invisible and nothing that turns the letters round. Evening files keep theirs as they are (format.md).
 */
export const tidy = (text: string): string =>
  text
    .replace(INVISIBLE, (_, picture: string | undefined) => picture ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .normalize("NFC");

/** A name or note of the club's own records, tidied before it is measured. */
export const tidyNameSchema = v.pipe(v.string(), v.transform(tidy), atMost(MAX_NAME));
export const tidyNoteSchema = v.pipe(v.string(), v.transform(tidy), atMost(MAX_NOTE));
