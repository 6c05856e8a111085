import { type Account, accountPlayer, accountPot, type PotId, type Transfer } from "./account.ts";
import type { PlayerId } from "./ids.ts";
import { own } from "./own.ts";
import { type Points, points } from "./points.ts";

/** What every account holds at one moment; the sum of all is 0 (rules.md, section 2). */
export interface Books {
  readonly players: Readonly<Record<PlayerId, Points>>;
  readonly pots: Readonly<Record<PotId, Points>>;
  readonly difference: Points;
}

/** The books before anything was paid. */
export function emptyBooks(players: readonly PlayerId[], pots: readonly PotId[]): Books {
  const zeros = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, points(0)]));
  return { players: zeros(players), pots: zeros(pots), difference: points(0) };
}

/** What an account holds, in points; 0 for one that nothing has touched. */
export function held(books: Books, account: Account): Points {
  const player = accountPlayer(account);
  if (player !== undefined) return own(books.players, player) ?? points(0);
  const pot = accountPot(account);
  return pot === undefined ? books.difference : (own(books.pots, pot) ?? points(0));
}

/** The books after some payments; the sum stays what it was. */
export function post(books: Books, transfers: readonly Transfer[]): Books {
  // Not by assignment to an object: an id may be `__proto__`.
  const players = new Map(Object.entries(books.players));
  const pots = new Map(Object.entries(books.pots));
  let difference: number = books.difference;
  const move = (account: Account, amount: number) => {
    const player = accountPlayer(account);
    const pot = accountPot(account);
    if (player !== undefined) players.set(player, points((players.get(player) ?? 0) + amount));
    else if (pot !== undefined) pots.set(pot, points((pots.get(pot) ?? 0) + amount));
    else difference += amount;
  };
  for (const { from, to, amount } of transfers) {
    move(from, -amount);
    move(to, amount);
  }
  return {
    players: Object.fromEntries(players),
    pots: Object.fromEntries(pots),
    difference: points(difference),
  };
}
