import {
  accountPlayer,
  accountPot,
  type EntryId,
  type PlayerId,
  type Points,
  type PotId,
  type Problem,
  type Setup,
} from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import type { Posting, Replay } from "../replay.ts";

/** A replay in which some entries may not fit, after two copies were merged: those pay nothing and count for nothing. */
export interface Kept extends Replay {
  readonly postings: readonly KeptPosting[];
}
interface KeptPosting extends Posting {
  readonly problems?: readonly Problem[];
}

/** Whether an entry is what its game thinks it is. */
export const fits = ({ problems = [] }: KeptPosting): boolean => problems.length === 0;

/** A deal that was played: what it gave or cost each who played it, and what they took from the pots, in points. */
export interface PlayedDeal {
  readonly entry: EntryId;
  readonly number: number;
  readonly gains: ReadonlyMap<PlayerId, number>;
  readonly pots: readonly TakenPot[];
}
interface TakenPot {
  readonly player: PlayerId;
  readonly pot: PotId;
  readonly points: Points;
}

/** The deals that were played, numbered as the book numbers them: voided ones have a number too, and those that do not fit. */
export function playedDeals({ game }: Setup, { postings }: Kept): readonly PlayedDeal[] {
  const { dealType, figures } = gameOf(game);
  return postings
    .filter(({ entry }) => entry.type === dealType)
    .map((posting, index) => playedDeal(posting, index + 1, fits(posting) ? figures.played(posting) : []))
    .filter(({ gains }) => gains.size > 0);
}

function playedDeal({ entry, transfers }: Posting, number: number, played: readonly PlayerId[]): PlayedDeal {
  const gains = new Map(played.map((id) => [id, 0]));
  const add = (account: string, amount: number) => {
    const id = accountPlayer(account);
    const before = id === undefined ? undefined : gains.get(id);
    if (id !== undefined && before !== undefined) gains.set(id, before + amount);
  };
  for (const { from, to, amount } of transfers) {
    add(from, -amount);
    add(to, amount);
  }
  const pots = transfers.flatMap(({ from, to, amount }) => {
    const pot = accountPot(from);
    const player = accountPlayer(to);
    return pot === undefined || player === undefined ? [] : [{ player, pot, points: amount }];
  });
  return { entry: entry.id, number, gains, pots };
}
