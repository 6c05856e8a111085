import { type PlayerId, playerAccount, potAccount, type Reason, type Transfer } from "../../model/index.ts";
import { pay } from "../pay.ts";
import { POTS, type Pot } from "./cards.ts";

/** A player pays points into one pot. */
export const payPot = (player: PlayerId, pot: Pot, amount: number, reason: Reason, source?: number): Transfer[] =>
  pay(playerAccount(player), potAccount(pot), amount, reason, source);

/** A player pays the same amount into each of the two pots. */
export const payBothPots = (player: PlayerId, amount: number, reason: Reason, source?: number): Transfer[] =>
  POTS.flatMap((pot) => payPot(player, pot, amount, reason, source));

/** A pot pays points to a player. */
export const payOut = (pot: Pot, player: PlayerId, amount: number, reason: Reason): Transfer[] =>
  pay(potAccount(pot), playerAccount(player), amount, reason);
