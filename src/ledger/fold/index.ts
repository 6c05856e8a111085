export { amend, append, changeSetup, insertBefore, move, remove } from "./changes.ts";
export { nextPart } from "./derivedId.ts";
export { type Added, type Folded, Folder, fold } from "./folder.ts";
export { type Deed, type HistoryRow, historyOf, historyRow } from "./history.ts";
export type { Place } from "./place.ts";
export { revisionsOf } from "./revisionsOf.ts";
export { FIXED, type Raw, withSetup } from "./setup.ts";
export type { Moment, Stamp } from "./stamp.ts";
export { redo, redoable, undo, undoable } from "./undo.ts";
