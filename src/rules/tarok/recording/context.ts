import type { PlayerId } from "../../../model/index.ts";
import type { CheckContext } from "../../game.ts";
import type { TarokRules } from "../rules.ts";
import type { TarokState } from "../state.ts";

/** What the recording of a deal leans on: where the evening stood before it, and where the phone lies. */
export interface RecordingContext extends CheckContext<TarokRules, TarokState> {
  /** The number of the deal, from 1. */
  readonly number: number;
  /** Who records: the columns begin with that player's left-hand neighbour. Null: with the first seat. */
  readonly recorder: PlayerId | null;
}
