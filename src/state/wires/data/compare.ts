import { type EveningId, type Problem, type Revision, under } from "../../../model/index.ts";
import type { ChangedEvening } from "../../data.ts";
import type { Book as AnyBook } from "../../evening/index.ts";
import { Book, cardOf } from "../../evening/index.ts";

export const revisionsIn = (book: AnyBook): readonly Revision[] =>
  book.folder.log.inTime.map(({ revision }) => revision);

/** An evening of which both copies are one: the union of their revisions (format.md). */
export const merged = (mine: Book, theirs: Book): Book =>
  new Book(mine.base, [...revisionsIn(mine), ...revisionsIn(theirs)]);

const content = ({ setup, folder }: Book): string => JSON.stringify([setup, folder.folded.entries]);

/** Whether two copies say the same, however they came to it (format.md, The backup file). */
export const isKnown = (mine: Book, theirs: Book): boolean => content(mine) === content(theirs);

/** Two copies side by side, and what both together would be. */
export function changedEvening(id: EveningId, mine: Book, theirs: Book): ChangedEvening {
  const both = merged(mine, theirs);
  return {
    id,
    mine: cardOf(mine),
    theirs: cardOf(theirs),
    merged: cardOf(both),
    mineChangedAt: lastChange(mine),
    theirsChangedAt: lastChange(theirs),
    problems: problemsIn(both),
  };
}

const lastChange = (book: Book): string => revisionsIn(book).at(-1)?.at ?? book.setup.startedAt;

const problemsIn = ({ lines }: Book): Problem[] =>
  lines.flatMap(({ index, problems }) => under(["entries", index], problems));
