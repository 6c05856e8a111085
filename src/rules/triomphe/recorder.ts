import type { Recorder } from "../recorder.ts";
import type { Round } from "./entry.ts";
import {
  amendment,
  newDraft,
  type RecordingContext,
  type RoundDraft,
  rebase,
  type Surface,
  surface,
  type Tap,
  tap,
} from "./recording/index.ts";

/** How a round of Triomphe forcée is recorded by taps. */
export const triompheRecorder: Recorder<RecordingContext, Round, RoundDraft, Tap, Surface> = {
  version: 1,
  begin: newDraft,
  amend: amendment,
  rebase,
  tap,
  surface,
  entryOf: ({ round }) => round,
  revisionOf: ({ revision }) => revision,
};
