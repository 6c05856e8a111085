import { held, type PlayerId, post, potAccount } from "../../../model/index.ts";
import type { Step } from "../../game.ts";
import { seatsWith } from "../../table.ts";
import { POTS } from "../cards.ts";
import type { Join, Leave, SeatsEntry } from "../entry.ts";
import { payBothPots, payOut } from "../pay.ts";
import { rotationWithout } from "../rotation.ts";
import type { TarokRules } from "../rules.ts";
import { equalShare } from "../split.ts";
import type { TarokState } from "../state.ts";
import { handOut } from "./jetons.ts";

/** Those at the table change places. */
export const changeSeats = ({ seats }: SeatsEntry, state: TarokState): TarokState => ({ ...state, seats });

/** Somebody sits down and funds the pots; jetons are handed out the first time (rules.md, section 10). */
export function join({ paysIn, ...coming }: Join, state: TarokState, rules: TarokRules): Step<TarokState> {
  const transfers = paysIn === false ? [] : payBothPots(coming.player, rules.funding, "funding");
  return { transfers, state: { ...sitDown(coming, state), books: post(state.books, transfers) } };
}

/** The table with one player more, after somebody who sits there or before the first seat. */
export const sitDown = (coming: Pick<Join, "player" | "after">, state: TarokState): TarokState => ({
  ...greeted(coming.player, state),
  seats: seatsWith(coming, state.seats),
});

function greeted(player: PlayerId, state: TarokState): TarokState {
  if (state.seated.includes(player)) return state;
  return { ...handOut({ player, amount: state.issuedAtStart }, state), seated: [...state.seated, player] };
}

/** Somebody leaves the table, with the equal share of each pot where that was agreed (rules.md, section 10). */
export function leave({ player, takesShare }: Leave, state: TarokState, rules: TarokRules): Step<TarokState> {
  const share = (pot: (typeof POTS)[number]) =>
    equalShare(held(state.books, potAccount(pot)), state.seats.length, rules.splitUnit);
  const transfers = takesShare ? POTS.flatMap((pot) => payOut(pot, player, share(pot), "leaveShare")) : [];
  return { transfers, state: { ...standUp(player, state), books: post(state.books, transfers) } };
}

/** The table without a player. */
export const standUp = (player: PlayerId, state: TarokState): TarokState => ({
  ...state,
  seats: state.seats.filter((id) => id !== player),
  rotation: rotationWithout(player, state),
});
