import {
  type Account,
  type PlayerId,
  playerAccount,
  points,
  potAccount,
  type Reason,
  type Transfer,
} from "../../model/index.ts";
import { POTS, type Pot } from "./cards.ts";

/** A payment of `amount` points, or none where nothing is due: only positive amounts move (rules.md, section 2). */
export function pay(from: Account, to: Account, amount: number, reason: Reason, source?: number): Transfer[] {
  if (amount === 0) return [];
  return [{ from, to, amount: points(amount), reason, ...(source === undefined ? {} : { source }) }];
}

/** A player pays points into one pot. */
export const payPot = (player: PlayerId, pot: Pot, amount: number, reason: Reason, source?: number): Transfer[] =>
  pay(playerAccount(player), potAccount(pot), amount, reason, source);

/** A player pays the same amount into each of the two pots. */
export const payBothPots = (player: PlayerId, amount: number, reason: Reason, source?: number): Transfer[] =>
  POTS.flatMap((pot) => payPot(player, pot, amount, reason, source));

/** A pot pays points to a player. */
export const payOut = (pot: Pot, player: PlayerId, amount: number, reason: Reason): Transfer[] =>
  pay(potAccount(pot), playerAccount(player), amount, reason);
