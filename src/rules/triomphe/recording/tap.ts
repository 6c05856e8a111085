import type { PlayerId } from "../../../model/index.ts";
import type { ShownCard } from "../cards.ts";

type OnPlayer<T extends string> = { readonly tap: T; readonly player: PlayerId };
type Plain<T extends string> = { readonly tap: T };

type ShowTap =
  | OnPlayer<"death">
  | (OnPlayer<"show"> & { readonly card: ShownCard })
  /** What was noted is taken back, to make room for something else. */
  | { readonly tap: "clear"; readonly what: "death" | "shown" | "tricks" | "all" };

type TrickTap =
  | OnPlayer<"trick">
  /** The next trick is told anew of this place among the five. */
  | { readonly tap: "place"; readonly place: number }
  | Plain<"erase">;

type TableTap =
  | OnPlayer<"dealer">
  | OnPlayer<"sitOut">
  | { readonly tap: "digit"; readonly digit: number }
  /** The stake is the rules' own again. */
  | Plain<"usualStake">;

type LookTap =
  | OnPlayer<"person">
  | Plain<"pot">
  | Plain<"payments">
  | Plain<"more">
  | Plain<"seating">
  | Plain<"stake">
  /** What a correction would change, before it is saved. */
  | Plain<"review">
  /** To what is missing. */
  | Plain<"missing">
  /** From the stake to the list that it was opened from. */
  | Plain<"back">
  | Plain<"close">;

/** Everything that a person can tap on the recording surface, saving aside. */
export type Tap =
  | ShowTap
  | TrickTap
  | TableTap
  | LookTap
  /** The way out of something impossible: first `first`, then what is wanted. */
  | { readonly tap: "instead"; readonly first: Tap; readonly wanted: Tap };
