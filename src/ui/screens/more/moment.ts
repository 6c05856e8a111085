import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { TarokState } from "../../../rules/tarok/state.ts";
import type { LiveEvening } from "../../../state/index.ts";
import type { Moment, Place } from "./kind.ts";

/** The moment that a form speaks of; undefined where the entry it names is not there. */
export function momentOf(live: LiveEvening, { entry, before }: Place, mostSeats: number): Moment | undefined {
  const at = entry ?? before;
  // Tarok is the only game so far; its evenings have its rules and its state.
  const rules = live.setup.value.rules as TarokRules;
  if (at === undefined) return { live, rules, mostSeats, state: live.now.value as TarokState };
  const index = live.lines.value.findIndex((line) => line.entry.id === at);
  if (index < 0) return undefined;
  const { state } = live.lines.value[index - 1] ?? live.opening.value;
  return { live, rules, mostSeats, state: state as TarokState };
}
