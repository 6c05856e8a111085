import type { EntryBase, Evening, Setup } from "../model/index.ts";
import { gameOf, type Step, type TableState } from "../rules/index.ts";

/** One entry in the books: what it moved, and where the evening stands after it. */
export interface Posting extends Step<TableState> {
  readonly entry: EntryBase;
}

/** An evening replayed: the first funding and every entry after it. */
export interface Replay {
  readonly opening: Step<TableState>;
  readonly postings: readonly Posting[];
}

/** The books before the first entry. */
export const open = (setup: Setup): Step<TableState> => gameOf(setup.game).open(setup);

/** Posts one checked entry; costs the same however long the evening is. */
export function append({ game, rules }: Setup, state: TableState, entry: EntryBase): Posting {
  return { entry, ...gameOf(game).step(entry, state, rules) };
}

/** Posts a checked evening from its start. */
export function replay(evening: Evening): Replay {
  const opening = open(evening);
  let { state } = opening;
  const postings = evening.entries.map((entry) => {
    const posting = append(evening, state, entry);
    state = posting.state;
    return posting;
  });
  return { opening, postings };
}

/** Where a replayed evening stands now. */
export const stateAfter = ({ opening, postings }: Replay): TableState => (postings.at(-1) ?? opening).state;
