export type { RecordingContext } from "./context.ts";
export { amendment, newDraft, type RoundDraft } from "./draft.ts";
export { tap } from "./problems.ts";
export { rebase } from "./rebase.ts";
export type * from "./surface/index.ts";
export { type Surface, surface } from "./surface/index.ts";
export type { Tap } from "./tap.ts";
