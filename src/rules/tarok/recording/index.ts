export { tapId } from "../../tap-id.ts";
export type { RecordingContext } from "./context.ts";
export { tap } from "./door.ts";
export { amendment, type DealDraft, type DraftIds, newDraft } from "./draft.ts";
export { dealOf } from "./piles.ts";
export { rebase } from "./rebase.ts";
export type * from "./surface/index.ts";
export { type Surface, surface } from "./surface/index.ts";
export type { Tap } from "./tap.ts";
