import type { RecorderContext } from "../../recorder.ts";
import type { TarokRules } from "../rules.ts";
import type { TarokState } from "../state.ts";

/** What the recording of a deal leans on: where the evening stood before it, and where the phone lies. */
export type RecordingContext = RecorderContext<TarokRules, TarokState>;
