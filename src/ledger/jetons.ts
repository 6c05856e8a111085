import { type Account, accountPot, type Points, points, type Transfer } from "../model/index.ts";

/** The jetons that lie on a table of Tarok, in points, the largest first (rules.md, section 13). */
export const JETONS = [100, 20, 10, 5] as const;
export type Jeton = (typeof JETONS)[number];

/** So many pieces of one kind. */
export interface Pieces {
  readonly jeton: Jeton;
  readonly count: number;
}

/** What one account pushes over to another. */
export interface Push {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Points;
  /** The fewest pieces, the largest first; none where a pot is emptied, since it goes over as it lies there. */
  readonly pieces: readonly Pieces[];
  /** What no piece is small enough for; 0 with amounts in fives. */
  readonly rest: number;
  /** The pot is emptied: everything in it goes over. */
  readonly empties: boolean;
}

/** An amount in the fewest pieces. Each piece but the 20 divides the next larger one, and five of those make it, so the largest first is fewest. */
export function piecesFor(amount: number): Pick<Push, "pieces" | "rest"> {
  let rest = amount;
  const pieces = JETONS.flatMap((jeton) => {
    const count = Math.floor(rest / jeton);
    rest -= count * jeton;
    return count === 0 ? [] : [{ jeton, count }];
  });
  return { pieces, rest };
}

/**
 * The jetons to push for some payments: what two accounts owe each other is set off, so that of two only one pushes, once.
 * Before and after a pot is emptied it is another pot: what lies in it then goes to who empties it.
 */
export function pushesOf(transfers: readonly Transfer[]): readonly Push[] {
  const owed = new Map<string, Owed>();
  const emptied = new Map<Account, number>();
  for (const transfer of transfers) {
    const { from, to, amount, reason } = transfer;
    const empties = accountPot(from) !== undefined && (reason === "ultimo" || reason === "tout");
    if (empties) emptied.set(from, (emptied.get(from) ?? 0) + 1);
    const [a, b] = from < to ? [from, to] : [to, from];
    const round = (emptied.get(a) ?? 0) + (emptied.get(b) ?? 0);
    const key = `${a} ${b} ${round} ${empties}`;
    const before = owed.get(key)?.amount ?? 0;
    owed.set(key, { a, b, amount: before + (from === a ? amount : -amount), empties });
  }
  return [...owed.values()].flatMap(pushOf);
}

/** What `a` owes `b`; below 0 it is the other way round. */
interface Owed {
  readonly a: Account;
  readonly b: Account;
  readonly amount: number;
  readonly empties: boolean;
}

function pushOf({ a, b, amount, empties }: Owed): readonly Push[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? [a, b] : [b, a];
  const much = Math.abs(amount);
  const counted = empties ? { pieces: [], rest: 0 } : piecesFor(much);
  return [{ from, to, amount: points(much), ...counted, empties }];
}
