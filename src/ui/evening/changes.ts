import { own, type Points, points } from "../../model/index.ts";
import type { Moved, Preview } from "../../state/index.ts";

/** What a change would do to one player or pot, in points. */
export interface HeldChange {
  readonly id: string;
  readonly before: Points;
  readonly after: Points;
}

type Held = Readonly<Record<string, Points>>;

function differences(before: Held, after: Held): readonly HeldChange[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids
    .map((id) => ({ id, before: own(before, id) ?? points(0), after: own(after, id) ?? points(0) }))
    .filter((change) => change.before !== change.after);
}

/** The players and pots that a change would leave with something else, in the order of the books. */
export const changesOf = ({ before, after }: Moved) => ({
  players: differences(before.players, after.players),
  pots: differences(before.pots, after.pots),
});

/** The numbers of the deals that would pay something else than before. */
export const dealsChanged = ({ changed }: Preview): readonly number[] => changed.flatMap(({ number }) => number ?? []);
