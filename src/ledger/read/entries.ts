import {
  type Books,
  type EntryBase,
  type PlayerId,
  type Problem,
  problem,
  type Setup,
  under,
} from "../../model/index.ts";
import type { AnyGame } from "../../rules/index.ts";
import { checkEntry } from "./entry.ts";
import { idOf, listOf } from "./raw.ts";

/** What the entries of a document come to. */
export interface Entries {
  readonly entries: readonly EntryBase[];
  readonly problems: readonly Problem[];
  /** Who sits at the table after them. */
  readonly seats: readonly PlayerId[];
}

/** Reads the entries in order, each at the table that those before it leave; after a fault the pots are unknown. */
export function readEntries(
  game: AnyGame,
  setup: Setup,
  players: ReadonlySet<PlayerId>,
  input: unknown,
  potsKnown: boolean,
): Entries {
  const { rules } = setup;
  const taken = new Set(players);
  const entries: EntryBase[] = [];
  const problems: Problem[] = [];
  let { state } = game.open(setup);
  for (const [index, one] of listOf(input).entries()) {
    const known = potsKnown && problems.length === 0;
    const read = checkEntry(game, one, { players, rules, state, potsKnown: known }, taken);
    state = read.ok && known ? game.step(read.value, state, rules).state : game.reseat(one, state);
    if (read.ok) entries.push(read.value);
    const faults = read.ok && known ? uncountable(state.books) : [];
    for (const told of under(["entries", index], read.ok ? faults : read.error)) problems.push(told);
    const id = idOf(one);
    if (id !== undefined) taken.add(id);
  }
  return { entries, problems, seats: state.seats };
}

/** Far above what any table plays for and far below what a number holds exactly, so that one entry more can be paid. */
const MOST_HELD = 1e12;

/** A pot can double with every card that goes bagud, so not even small amounts keep it small. */
const uncountable = ({ players, pots, difference }: Books): readonly Problem[] =>
  [...Object.values(players), ...Object.values(pots), difference].every((held) => Math.abs(held) <= MOST_HELD)
    ? []
    : [problem("amount", [])];
