import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { TarokState } from "../../../rules/tarok/state.ts";
import type { GameCard, LiveEvening } from "../../../state/index.ts";
import type { Moment, Place } from "./kind.ts";

/**
 * The moment that a form of some kind of entry speaks of; undefined where the game has none of that kind, and where the
 * entry it names is not there, or is of another kind.
 */
export function momentOf(live: LiveEvening, type: string, place: Place, game: GameCard): Moment | undefined {
  if (!game.entryTypes.includes(type)) return undefined;
  const at = place.entry ?? place.before;
  // Who asks for more than every game has asks whether its game has it.
  const rules = live.setup.value.rules as TarokRules;
  if (at === undefined) return { live, rules, game, state: live.now.value as TarokState };
  const index = live.lines.value.findIndex((line) => line.entry.id === at);
  const named = live.lines.value[index]?.entry;
  if (named === undefined || (place.entry !== undefined && named.type !== type)) return undefined;
  const { state } = live.lines.value[index - 1] ?? live.opening.value;
  return { live, rules, game, state: state as TarokState };
}
