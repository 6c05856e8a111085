import type { Recorder } from "../recorder.ts";
import type { Deal } from "./deal.ts";
import {
  amendment,
  type DealDraft,
  dealOf,
  newDraft,
  type RecordingContext,
  rebase,
  type Surface,
  surface,
  type Tap,
  tap,
} from "./recording/index.ts";

/** How a deal of Tarok is recorded by taps. */
export const tarokRecorder: Recorder<RecordingContext, Deal, DealDraft, Tap, Surface> = {
  version: 1,
  begin: newDraft,
  amend: amendment,
  rebase,
  tap,
  surface,
  entryOf: dealOf,
  revisionOf: ({ revision }) => revision,
};
