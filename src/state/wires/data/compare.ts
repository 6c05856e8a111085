import { Folder, type Stamp, sameContent, withSetup } from "../../../ledger/index.ts";
import { compareTimes, type Problem, type Revision, type Setup, under } from "../../../model/index.ts";
import type { LoadedEvening } from "../../../store/index.ts";
import type { ChangedEvening } from "../../data.ts";
import { Book, cardOf } from "../../evening/index.ts";
import type { EveningCard } from "../../types.ts";
import { together } from "./together.ts";

/** An evening of a file, as little of it as is needed to bring it in, beside the one that is here. */
export interface Compared {
  readonly base: Setup;
  /** As it stands after the changes of its set-up. */
  readonly setup: Setup;
  readonly revisions: readonly Revision[];
  readonly card: EveningCard;
  readonly beside: "new" | "known" | ChangedEvening;
  /** It was handed over from here, and with this copy the other phone has done with it. */
  readonly isBack: boolean;
}

/** The book of an evening that was compared or loaded. */
export const bookOf = ({ evening, revisions }: LoadedEvening): Book => new Book(evening.document, revisions);

/** An evening of which both copies are one. */
export const merged = (mine: Book, theirs: Book, stamp: Stamp): Book =>
  new Book(mine.base, [...mine.folder.revisions, ...together(mine, theirs, stamp)]);

/** The evening that is here, as far as this device knows of it. */
export interface Mine extends LoadedEvening {
  /** Another phone keeps it now. */
  readonly isRead: boolean;
}

export function compared(theirs: Book, here: Mine | undefined): Compared {
  const beside = here === undefined ? "new" : isKnown(here, theirs) ? "known" : changedEvening(here, theirs);
  return {
    base: theirs.base,
    setup: theirs.setup,
    revisions: theirs.folder.revisions,
    card: cardOf(theirs),
    beside,
    isBack: here?.isRead === true && theirs.setup.end !== null && (beside === "known" || isAsNew(bookOf(here), theirs)),
  };
}

/** Whether two copies say the same, however they came to it (format.md, The backup file). */
function isKnown({ evening, revisions }: LoadedEvening, theirs: Book): boolean {
  const { folded } = new Folder(revisions);
  const mine = [withSetup(evening.document, folded.setup), folded.entries];
  const other = [theirs.setup, theirs.folder.folded.entries];
  // Most are the same to the letter, which costs least; a key that was changed here may stand in another place.
  return JSON.stringify(mine) === JSON.stringify(other) || sameContent(mine, other);
}

/** Two copies side by side, and what both together would be. */
function changedEvening(here: Mine, theirs: Book): ChangedEvening {
  const mine = bookOf(here);
  const both = merged(mine, theirs, LOOKED_AT);
  return {
    id: theirs.base.id,
    mine: cardOf(mine),
    theirs: cardOf(theirs),
    merged: cardOf(both),
    mineChangedAt: lastChange(mine),
    theirsChangedAt: lastChange(theirs),
    problems: problemsIn(both),
    suggested: here.isRead && countsAlone(mine, theirs) ? "theirs" : "merge",
  };
}

/** What is only looked at is stored under no id. */
const LOOKED_AT: Stamp = { id: "together", at: "" };

/**
 * Whether a copy that comes back stands for both: it knows all that happened here, or it tells nothing of what happened,
 * so that what was deleted there would come again. Where each knows what the other does not, both are put together.
 */
function countsAlone(mine: Book, theirs: Book): boolean {
  const shared = mine.folder.revisions.filter(({ id }) => theirs.folder.log.get(id)).length;
  return shared === 0 || shared === mine.revisions;
}

/** Whether a copy is at least as new as what was handed over. */
const isAsNew = (mine: Book, theirs: Book): boolean => compareTimes(lastChange(theirs), lastChange(mine)) >= 0;

/** The end is one too, where no revision tells of it. */
function lastChange({ folder, setup }: Book): string {
  const last = folder.revisions.at(-1)?.at ?? setup.startedAt;
  return setup.end && compareTimes(setup.end.at, last) > 0 ? setup.end.at : last;
}

const problemsIn = ({ lines }: Book): Problem[] =>
  lines.flatMap(({ index, problems }) => under(["entries", index], problems));
