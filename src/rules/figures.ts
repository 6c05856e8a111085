import type { EntryBase, PlayerId, RulesBase } from "../model/index.ts";
import type { Step, TableState } from "./game.ts";

/** One entry and what it came to: what figures are counted from. */
export interface Posted<E extends EntryBase, S extends TableState> extends Step<S> {
  readonly entry: E;
}

/** So much for a player under one of the game's keys. */
export interface Tally<K extends string = string> {
  readonly player: PlayerId;
  readonly key: K;
  readonly amount: number;
}

/** What a row of figures shows: how often, points in all, the most at once, or an average. */
export type FigureCell<K extends string = string> =
  | { readonly as: "times" | "points" | "most"; readonly key: K }
  | { readonly as: "average"; readonly sum: K; readonly over: K };

export interface FigureRow<K extends string = string, N extends string = string> {
  readonly name: N;
  /** One for each column of the group; fewer where the last columns have nothing to say. */
  readonly cells: readonly FigureCell<K>[];
}

/** Figures that stand together on a person's page; the words name group, columns and rows. */
export interface FigureGroup<K extends string = string, N extends string = string> {
  readonly name: N;
  readonly columns?: readonly N[];
  readonly rows: readonly FigureRow<K, N>[];
  /** What they are computed from: a counter, or the deals played. */
  readonly from: K | "deals";
}

/** A line of the evening's story: the sum over all players of some counters. */
export interface StoryLine<K extends string = string, N extends string = string> {
  readonly name: N;
  readonly as: "times" | "points";
  readonly keys: readonly K[];
}

/** What a game counts of an evening beside points, for those who add it up without knowing the game. */
export interface GameFigures<R extends RulesBase, E extends EntryBase, S extends TableState> {
  readonly groups: readonly FigureGroup[];
  readonly story: readonly StoryLine[];
  /** The keys of which the largest is kept; all others are added up. */
  readonly most: readonly string[];
  /** Who played the deal; nobody where the entry is none, or was voided. */
  played(posted: Posted<E, S>): readonly PlayerId[];
  /** What one entry counts for whom. */
  tally(posted: Posted<E, S>, rules: R): readonly Tally[];
}

/** One for a player under a key. */
export const once = <K extends string>(player: PlayerId, key: K): Tally<K> => ({ player, key, amount: 1 });
