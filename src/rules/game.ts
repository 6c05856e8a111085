import type { GenericSchema } from "valibot";
import type {
  Books,
  EntryBase,
  EntryId,
  GameId,
  PlayerId,
  Points,
  PotId,
  Problem,
  RulesBase,
  Setup,
  Transfer,
} from "../model/index.ts";
import type { GameFigures } from "./figures.ts";

/** Where the evening stands between two entries; a game adds what its own rules must remember. */
export interface TableState {
  readonly books: Books;
  /** Who sits at the table now, in the order of play: each next one to the right of the one before. */
  readonly seats: readonly PlayerId[];
}

/** One entry settled: what it moved, and where the evening stands after it. */
export interface Step<S extends TableState> {
  readonly transfers: readonly Transfer[];
  readonly state: S;
}

/** What a check may lean on besides the entry. */
export interface CheckContext<R extends RulesBase, S extends TableState> {
  readonly players: ReadonlySet<PlayerId>;
  readonly rules: R;
  readonly state: S;
  /** False after a fault: what the pots hold is unknown then, and what depends on it is not told (rules.md, section 11). */
  readonly potsKnown: boolean;
}

/** How the pots are shared at the end (rules.md, section 8). */
export interface PotSplit {
  readonly shares: Readonly<Record<PlayerId, Points>>;
  readonly remainder: Points;
  /** Those who stand lowest before the split, in the order of the seats; more than one is a tie that the app asks about. */
  readonly lowest: readonly PlayerId[];
  readonly remainderTo: PlayerId | null;
}

/** Piles from one count to another, both included. */
export interface Range {
  readonly from: Points;
  readonly to: Points;
}

/** What a case pays by some rules, in whole points: a counted pile below or above, cards that are shown. */
export type Case =
  | { readonly kind: "count"; readonly pays: Points; readonly below: Range | null; readonly above: Range | null }
  | { readonly kind: "shown"; readonly pays: Points; readonly cards: readonly string[] };

/**
 * A game: what an entry is, what cannot be, and what it pays. Pure: no clock, no randomness, no I/O.
 * The ledger and the state know a game only through this, by way of the registry.
 */
export interface Game<R extends RulesBase, E extends EntryBase, S extends TableState> {
  readonly id: GameId;
  readonly pots: readonly PotId[];
  /** How many may sit down at the start. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultRules: R;
  readonly rulesSchema: GenericSchema<unknown, R>;
  readonly entrySchema: GenericSchema<unknown, E>;
  /** Every kind of entry, the deals first. */
  readonly entryTypes: readonly E["type"][];
  /** Everybody funds the pots: who joins pays in, who leaves may take a share, and at the end they are shared. */
  readonly fundsPots: boolean;
  /** The type of the entries that are deals: those that are numbered and turn the rotation. */
  readonly dealType: E["type"];
  /** The start of an evening: the first funding. */
  open(setup: Setup<R>): Step<S>;
  /** The next deal as the rotation proposes it, with nothing recorded yet; null where too few sit at the table. */
  blank(state: S, rules: R, id: EntryId): E | null;
  /** Everything about a well-shaped entry that cannot be at this moment; paths are inside the entry. */
  check(entry: E, context: CheckContext<R, S>): readonly Problem[];
  /** What a checked entry pays, and where the evening stands after it. */
  step(entry: E, state: S, rules: R): Step<S>;
  /** Seats or removes whom a refused entry names, however badly it is written, where that could be; it pays nothing (rules.md, section 11). */
  reseat(refused: unknown, state: S): S;
  /** What the rules come to in the cases that a table asks about: the quick reference. */
  cases(rules: R): readonly Case[];
  /** How the pots are shared when the evening ends; `named` gets the remainder where that player is at the table. */
  split(state: S, rules: R, named?: PlayerId): PotSplit;
  /** What the game counts of an evening beside points. */
  readonly figures: GameFigures<R, E, S>;
}

/** A game as those see it that know no card game. Sound because entries, states and rules of an evening all come from its own game. */
export type AnyGame = Game<RulesBase, EntryBase, TableState>;
