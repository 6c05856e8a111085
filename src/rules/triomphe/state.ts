import type { PlayerId } from "../../model/index.ts";
import type { TableState } from "../game.ts";

/** Where an evening of Triomphe forcée stands between two entries. */
export interface TriompheState extends TableState {
  /** Who dealt the last round; null before the first. */
  readonly lastDealer: PlayerId | null;
  readonly firstDealer: PlayerId;
}
