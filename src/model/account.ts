import type { PlayerId } from "./ids.ts";
import type { Points } from "./points.ts";
import type { Reason } from "./reason.ts";

/** One of a game's pots, as a file writes it: `pagat`, `king`, `pot`. */
export type PotId = string;

/** Where points lie. A player may be negative, a pot never (rules.md, section 2). */
export type Account = `player:${PlayerId}` | `pot:${PotId}` | "difference";

export const playerAccount = (id: PlayerId): Account => `player:${id}`;
export const potAccount = (id: PotId): Account => `pot:${id}`;

/** The player behind an account, or `undefined` for a pot and the difference. */
export const accountPlayer = (account: string): PlayerId | undefined =>
  account.startsWith("player:") ? account.slice("player:".length) : undefined;

/** The pot behind an account, or `undefined` for a player and the difference. */
export const accountPot = (account: string): PotId | undefined =>
  account.startsWith("pot:") ? account.slice("pot:".length) : undefined;

/** The account that a checked file names. */
export function accountNamed(text: string): Account {
  const player = accountPlayer(text);
  if (player !== undefined) return playerAccount(player);
  const pot = accountPot(text);
  return pot === undefined ? "difference" : potAccount(pot);
}

/** One payment: a positive amount from one account to another, and why. */
export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Points;
  readonly reason: Reason;
  /** Which row of the entry's list that the reason speaks of (declarations, fines, lost, bagud, shown) caused it. */
  readonly source?: number;
}
