export { type Added, type Folded, Folder, fold } from "./folder.ts";
export type { Place } from "./place.ts";
export { type Raw, withSetup } from "./setup.ts";
