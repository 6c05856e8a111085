import type { PlayerId, Points } from "../../model/index.ts";
import type { TableState } from "../game.ts";
import type { Pot } from "./cards.ts";

/** In "blocks" with five at the table: who sits five deals out in a row, and how many of them have been played. */
export interface Block {
  readonly player: PlayerId;
  readonly played: number;
}

/** What the rotation must remember of the deals so far (rules.md, section 1). */
export interface Rotation {
  /** The last recorded deal, or null before the first. */
  readonly last: { readonly dealer: PlayerId; readonly voided: boolean } | null;
  readonly firstDealer: PlayerId;
  /** The block that the next deal belongs to; null before one has begun. */
  readonly block: Block | null;
}

/** Where an evening of Tarok stands between two entries. */
export interface TarokState extends TableState {
  /** Everyone who has sat at the table this evening: who joins for the first time is handed jetons. */
  readonly seated: readonly PlayerId[];
  /** Points in jetons handed out to each player so far (rules.md, section 9). */
  readonly issued: Readonly<Record<PlayerId, Points>>;
  /** What is handed to somebody who joins for the first time. */
  readonly issuedAtStart: Points;
  /** Who last emptied each pot by ultimo or tout: that player answers for a missing funding. */
  readonly emptiedBy: Readonly<Partial<Record<Pot, PlayerId>>>;
  readonly rotation: Rotation;
}
