import { held, type PlayerId, playerAccount, points, potAccount } from "../../model/index.ts";
import type { PotSplit } from "../game.ts";
import { POTS } from "./cards.ts";
import type { TarokRules } from "./rules.ts";
import type { TarokState } from "./state.ts";

/** One of `sharers` equal shares of an amount, rounded down to a multiple of `unit`; all in points. */
export const equalShare = (amount: number, sharers: number, unit: number): number =>
  Math.floor(amount / (sharers * unit)) * unit;

/** Shares both pots among those at the table; what is left goes to who stands lowest, or who is named (rules.md, section 8). */
export function split({ books, seats }: TarokState, { splitUnit }: TarokRules, named?: PlayerId): PotSplit {
  const total = POTS.reduce((sum, pot) => sum + held(books, potAccount(pot)), 0);
  const share = equalShare(total, seats.length, splitUnit);
  const remainder = total - share * seats.length;
  const least = Math.min(...seats.map((id) => held(books, playerAccount(id))));
  const lowest = seats.filter((id) => held(books, playerAccount(id)) === least);
  const remainderTo = named !== undefined && seats.includes(named) ? named : lowest[0];
  return {
    shares: Object.fromEntries(seats.map((id) => [id, points(share + (id === remainderTo ? remainder : 0))])),
    remainder: points(remainder),
    lowest,
    remainderTo: remainder > 0 && remainderTo !== undefined ? remainderTo : null,
  };
}
