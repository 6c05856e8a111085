import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { TarokState } from "../../../rules/tarok/state.ts";
import type { GameCard, LiveEvening } from "../../../state/index.ts";
import type { Moment, Place } from "./kind.ts";

/** The moment that a form speaks of; undefined where the entry it names is not there. */
export function momentOf(live: LiveEvening, { entry, before }: Place, game: GameCard): Moment | undefined {
  const at = entry ?? before;
  // Who asks for more than every game has asks whether its game has it.
  const rules = live.setup.value.rules as TarokRules;
  if (at === undefined) return { live, rules, game, state: live.now.value as TarokState };
  const index = live.lines.value.findIndex((line) => line.entry.id === at);
  if (index < 0) return undefined;
  const { state } = live.lines.value[index - 1] ?? live.opening.value;
  return { live, rules, game, state: state as TarokState };
}
