import type { RecorderContext } from "../../recorder.ts";
import type { TriompheRules } from "../rules.ts";
import type { TriompheState } from "../state.ts";

/** What the recording of a round leans on: where the evening stood before it, and where the phone lies. */
export type RecordingContext = RecorderContext<TriompheRules, TriompheState>;
