import type { ReadonlySignal } from "@preact/signals";
import type { EntryId } from "../../model/index.ts";
import type { Done, Fault } from "../types.ts";

/** Which deal is recorded: the next one, one that is corrected, or one that is put in before another entry. */
export type RecordingAt =
  | { readonly kind: "next" }
  | { readonly kind: "amend"; readonly entry: EntryId }
  | { readonly kind: "before"; readonly entry: EntryId };

/** The recording of one deal; every tap is stored, and every tab shows the same draft. */
export interface Recording<Tap, Surface> {
  /** Null until the stored draft was looked for, and where no deal can be recorded. */
  readonly surface: ReadonlySignal<Surface | null>;
  tap(tap: Tap): void;
  /** Why the last tap could not be kept: what was noted since then is only in this tab. */
  readonly unkept: ReadonlySignal<Fault | undefined>;
  /** Stores the deal; where the next one is recorded, the one after it then stands ready. */
  save(): Done;
  /** Forgets what was noted. */
  discard(): void;
}
