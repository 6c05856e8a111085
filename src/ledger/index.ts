export * from "./figures/index.ts";
export {
  type Added,
  amend,
  append as appendEntry,
  changeSetup,
  FIXED,
  Folder,
  type HistoryRow,
  historyOf,
  historyRow,
  insertBefore,
  type Moment,
  move,
  nextPart,
  type Raw,
  redo,
  redoable,
  remove,
  revisionsOf,
  type Stamp,
  sameContent,
  undo,
  undoable,
  withSetup,
} from "./fold/index.ts";
export { type Pieces, type Push, pushesOf } from "./jetons.ts";
export { journal, journalOf, type PostedEvening, seasonJournal } from "./journal/index.ts";
export { checkEntry, readEvening, readEveningText } from "./read/index.ts";
export { append, open, type Posting, type Replay, replay, stateAfter } from "./replay.ts";
export { type Payment, type Settlement, settle } from "./settlement.ts";
export { writeEvening } from "./write.ts";
