import type { ReadonlySignal } from "@preact/signals";
import type { GameId, Problem, RulesBase } from "../model/index.ts";
import type { Done } from "./types.ts";

/** Rules of a game that evenings start from: the ones it brings, or a club's own. */
export interface RuleProfile {
  readonly id: string;
  readonly game: GameId;
  readonly rules: RulesBase;
  /** The amounts that are not in the booklet and that the club has confirmed, by their places. */
  readonly confirmed: readonly string[];
  /** The game brings it, and nothing changes it. */
  readonly builtIn: boolean;
}

/** The rules that a club plays by, as many sets as it likes. */
export interface Profiles {
  /** Game by game, the built-in one first and the club's own by name; null until the drawer has answered. */
  readonly all: ReadonlySignal<readonly RuleProfile[] | null>;
  /** What cannot be in some rules, at its place in them. */
  check(game: GameId, rules: RulesBase): readonly Problem[];
  /** Stores one of the club's own under its id, under its name as it is now; one that was removed is there again. */
  save(profile: RuleProfile): Done;
  /** The same rules as the club's own, under another name; answers the id. */
  copy(of: RuleProfile, name: string): Done<string>;
  remove(id: string): Done;
}
