import * as v from "valibot";
import type { TarokState } from "../state.ts";
import { TABLE } from "../table.ts";
import { sitDown, standUp } from "./seats.ts";

/** All that must be readable of a refused join or leave. */
const comingOrGoing = v.object({
  type: v.picklist(["join", "leave"]),
  player: v.string(),
  after: v.fallback(v.nullish(v.string(), null), null),
});

/** The table after a refused entry: a join or leave seats or removes who could be, and pays nothing (rules.md, section 11). */
export function reseat(refused: unknown, state: TarokState): TarokState {
  const { success, output } = v.safeParse(comingOrGoing, refused);
  if (!success) return state;
  const { type, player, after } = output;
  const isSeated = state.seats.includes(player);
  if (type === "leave") return isSeated && state.seats.length > 1 ? standUp(player, state) : state;
  const couldSit = Object.hasOwn(state.books.players, player) && !isSeated && state.seats.length < TABLE.max;
  return couldSit ? sitDown(player, after, state) : state;
}
