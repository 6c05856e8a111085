import type { CheckContext } from "../../game.ts";
import type { People } from "../../people.ts";
import type { TriompheRules } from "../rules.ts";
import type { TriompheState } from "../state.ts";

export type TriompheContext = CheckContext<TriompheRules, TriompheState>;

/** Those whom an entry may name, given who sits at the table. */
export const peopleOf = ({ players, state }: TriompheContext): People => ({ players, seats: state.seats });
