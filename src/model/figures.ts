import type { PotId } from "./account.ts";
import type { Money } from "./evening.ts";
import type { GameId } from "./game.ts";
import type { EntryId, EveningId, PlayerId } from "./ids.ts";

/** How often, or how much, by a game's own keys; what is 0 is left out. */
export type Counters = Readonly<Record<string, number>>;

/** The deal in which something happened; deals are numbered from 1 through the evening. */
export interface InDeal {
  readonly entry: EntryId;
  readonly number: number;
}
/** What one deal gave or cost a player, in points. */
export interface DealRecord extends InDeal {
  readonly points: number;
}
/** What a player took from a pot in one deal, in points. */
export interface PotRecord extends DealRecord {
  readonly pot: PotId;
}
/** So many of a player's deals in a row with a gain, the last of them named. */
export interface Streak extends InDeal {
  readonly deals: number;
}

/** One player's part of an evening's figures. */
export interface PlayerFigures {
  readonly player: PlayerId;
  /** After the pots were shared. */
  readonly points: number;
  /** Minor units (øre); null while the evening cannot be settled. */
  readonly minor: number | null;
  /** Deals played; a voided deal is none. */
  readonly deals: number;
  /** The game's own figures. */
  readonly counters: Counters;
  /** The deal with the largest gain, and the one with the largest loss. */
  readonly best: DealRecord | null;
  readonly worst: DealRecord | null;
  readonly pot: PotRecord | null;
  readonly streak: Streak | null;
}

/** What two players had to do with each other; each pair stands once, with `one` before `other` among the players. */
export interface PairFigures {
  readonly one: PlayerId;
  readonly other: PlayerId;
  /** What `one` received from `other` directly, less what went the other way, in points; what went by a pot is not in it. */
  readonly points: number;
  /** Deals that both played. */
  readonly deals: number;
}

/** An evening's figures: plain data that may be kept, since adding up needs nothing else of the evening. */
export interface EveningFigures {
  readonly evening: EveningId;
  readonly game: GameId;
  readonly startedAt: string;
  readonly ended: boolean;
  readonly money: Money;
  /** Deals played at the table; a voided deal is none. */
  readonly deals: number;
  readonly players: readonly PlayerFigures[];
  readonly pairs: readonly PairFigures[];
}
