import type { PlayerId } from "../model/index.ts";

/** Who sits `steps` seats to the right of a player at the table (negative: to the left). */
export function toTheRight(seats: readonly PlayerId[], player: PlayerId, steps = 1): PlayerId {
  const place = (seats.indexOf(player) + steps + seats.length) % seats.length;
  const found = seats[place];
  if (found === undefined || !seats.includes(player)) throw new Error(`${player} is not at the table`);
  return found;
}

/** Everyone at the table from the dealer's right round to the dealer. */
export function seatsFrom(seats: readonly PlayerId[], dealer: PlayerId): PlayerId[] {
  const right = seats.indexOf(dealer) + 1;
  return [...seats.slice(right), ...seats.slice(0, right)];
}
