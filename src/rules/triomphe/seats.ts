import type { PlayerId } from "../../model/index.ts";
import { toTheRight } from "../seats.ts";
import { reseatAt, seatsWith } from "../table.ts";
import { TABLE } from "./cards.ts";
import type { Join } from "./entry.ts";
import type { TriompheState } from "./state.ts";

/** Who deals next: to the right of who dealt last. */
export const dealerDue = ({ lastDealer, firstDealer, seats }: TriompheState): PlayerId =>
  lastDealer === null ? firstDealer : toTheRight(seats, lastDealer);

/** The table with one player more; nothing is paid. */
export const sitDown = (coming: Pick<Join, "player" | "after">, state: TriompheState): TriompheState => ({
  ...state,
  seats: seatsWith(coming, state.seats),
});

/** The table without a player: the turn goes on from the seat that becomes empty. */
export const standUp = (player: PlayerId, state: TriompheState): TriompheState => ({
  ...state,
  seats: state.seats.filter((id) => id !== player),
  lastDealer: state.lastDealer === player ? toTheRight(state.seats, player, -1) : state.lastDealer,
  firstDealer: state.firstDealer === player ? toTheRight(state.seats, player) : state.firstDealer,
});

/** The table after a refused entry. */
export const reseat = (refused: unknown, state: TriompheState): TriompheState =>
  reseatAt({ max: TABLE.max, sitDown, standUp }, refused, state);
