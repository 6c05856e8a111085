import { Folder, withSetup } from "../../../ledger/index.ts";
import { type Problem, type Revision, type Setup, under } from "../../../model/index.ts";
import type { LoadedEvening } from "../../../store/index.ts";
import type { ChangedEvening } from "../../data.ts";
import { Book, cardOf } from "../../evening/index.ts";
import type { EveningCard } from "../../types.ts";

/** An evening of a file, as little of it as is needed to bring it in, beside the one that is here. */
export interface Compared {
  readonly base: Setup;
  /** As it stands after the changes of its set-up. */
  readonly setup: Setup;
  readonly revisions: readonly Revision[];
  readonly card: EveningCard;
  readonly beside: "new" | "known" | ChangedEvening;
}

export const revisionsIn = ({ folder }: Pick<Book, "folder">): readonly Revision[] => folder.revisions;

/** The book of an evening that was compared or loaded. */
export const bookOf = ({ evening, revisions }: LoadedEvening): Book => new Book(evening.document, revisions);

/** An evening of which both copies are one: the union of their revisions (format.md). */
export const merged = (mine: Book, theirs: Book): Book =>
  new Book(mine.base, [...revisionsIn(mine), ...revisionsIn(theirs)]);

export function compared(theirs: Book, here: LoadedEvening | undefined): Compared {
  const beside = here === undefined ? "new" : isKnown(here, theirs) ? "known" : changedEvening(bookOf(here), theirs);
  return { base: theirs.base, setup: theirs.setup, revisions: revisionsIn(theirs), card: cardOf(theirs), beside };
}

/** Whether two copies say the same, however they came to it (format.md, The backup file). */
function isKnown({ evening, revisions }: LoadedEvening, theirs: Book): boolean {
  const { folded } = new Folder(revisions);
  return content(withSetup(evening.document, folded.setup), folded) === content(theirs.setup, theirs.folder.folded);
}

const content = (setup: Setup, { entries }: Folder["folded"]): string => JSON.stringify([setup, entries]);

/** Two copies side by side, and what both together would be. */
function changedEvening(mine: Book, theirs: Book): ChangedEvening {
  const both = merged(mine, theirs);
  return {
    id: theirs.base.id,
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
