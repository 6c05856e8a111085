import type { PlayerId } from "../../../model/index.ts";
import type { CheckContext } from "../../game.ts";
import type { People } from "../../people.ts";
import type { Deal } from "../deal.ts";
import type { TarokRules } from "../rules.ts";
import type { TarokState } from "../state.ts";

export type TarokContext = CheckContext<TarokRules, TarokState>;

/** Those whom an entry may name, given who sits at the table. */
export const peopleOf = ({ players, state }: TarokContext): People => ({ players, seats: state.seats });

/** Those who play a deal: at the table and not sitting out; three where the deal is in order. */
export const playingIn = ({ sittingOut }: Deal, { state }: TarokContext): readonly PlayerId[] =>
  state.seats.filter((id) => !sittingOut.includes(id));
