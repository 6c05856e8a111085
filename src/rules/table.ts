import * as v from "valibot";
import { type PlayerId, type Problem, problem } from "../model/index.ts";
import type { TableState } from "./game.ts";
import { mustBeKnown, mustBeSeated, type People } from "./people.ts";

interface Coming {
  readonly player: PlayerId;
  /** Who sits to the left; null: before the first seat. */
  readonly after: PlayerId | null;
}

/** Somebody sits down at a table that has room for `max` (rules.md, section 10). */
export const checkJoin = ({ player, after }: Coming, people: People, max: number): readonly Problem[] => [
  ...mustBeKnown(player, ["player"], people),
  ...(people.seats.includes(player)
    ? [problem("alreadyAtTable", ["player"], { players: [player] })]
    : fits(people.seats.length + 1, max)),
  ...(after === null ? [] : mustBeSeated(after, ["after"], people)),
];

/** Somebody leaves, but not the last one. */
export function checkLeave({ player }: Pick<Coming, "player">, people: People, max: number): readonly Problem[] {
  const faults = mustBeSeated(player, ["player"], people);
  return faults.length > 0 ? faults : fits(people.seats.length - 1, max);
}

const fits = (actual: number, max: number): readonly Problem[] => {
  if (actual > max) return [problem("tableSize", ["player"], { expected: max, actual })];
  return actual < 1 ? [problem("tableSize", ["player"], { expected: 1, actual })] : [];
};

/** The seats with one player more, after somebody who sits there or before the first seat. */
export const seatsWith = ({ player, after }: Coming, seats: readonly PlayerId[]): readonly PlayerId[] =>
  seats.toSpliced(after === null ? 0 : seats.indexOf(after) + 1, 0, player);

/** How a game seats and removes somebody. */
interface Table<S extends TableState> {
  readonly max: number;
  readonly sitDown: (coming: Coming, state: S) => S;
  readonly standUp: (player: PlayerId, state: S) => S;
}

/** All that must be readable of a refused join or leave. */
const comingOrGoing = v.object({
  type: v.picklist(["join", "leave"]),
  player: v.string(),
  after: v.fallback(v.nullish(v.string(), null), null),
});

/** The table after a refused entry: a join or leave seats or removes who could be, and pays nothing (rules.md, section 11). */
export function reseatAt<S extends TableState>({ max, sitDown, standUp }: Table<S>, refused: unknown, state: S): S {
  const { success, output } = v.safeParse(comingOrGoing, refused);
  if (!success) return state;
  const { type, player, after } = output;
  const isSeated = state.seats.includes(player);
  if (type === "leave") return isSeated && state.seats.length > 1 ? standUp(player, state) : state;
  const couldSit = Object.hasOwn(state.books.players, player) && !isSeated && state.seats.length < max;
  return couldSit ? sitDown({ player, after }, state) : state;
}
