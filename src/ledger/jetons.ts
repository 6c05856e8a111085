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
  /** `empties`: everything in a pot goes over; `funds`: a pot that was emptied begins anew. */
  readonly kind: "pays" | "empties" | "funds";
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
 * The jetons to push for some payments, in an order in which they can be pushed: what two accounts owe each other is set
 * off, so that of two only one pushes, once. A pot that is emptied goes over as it lies there, after what is put in
 * before; what is put in after it stays. Where jetons only lie otherwise than in the book, nobody pushes any.
 */
export function pushesOf(transfers: readonly Transfer[]): readonly Push[] {
  const owed = new Map<string, Owed>();
  const emptied = new Set<Account>();
  for (const transfer of transfers) {
    const { from, to, amount } = transfer;
    if (from === "difference" || to === "difference") continue;
    const kind = kindOf(transfer);
    if (kind === "empties") emptied.add(from);
    const stage = kind === "empties" ? 1 : emptied.has(from) || emptied.has(to) ? 2 : 0;
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = `${a} ${b} ${stage} ${kind}`;
    const before = owed.get(key)?.amount ?? 0;
    owed.set(key, { a, b, amount: before + (from === a ? amount : -amount), kind, stage });
  }
  return [...owed.values()].sort((one, other) => one.stage - other.stage).flatMap(pushOf);
}

function kindOf({ from, to, reason }: Transfer): Push["kind"] {
  if (accountPot(from) !== undefined && (reason === "ultimo" || reason === "tout")) return "empties";
  return reason === "funding" && accountPot(to) !== undefined ? "funds" : "pays";
}

/** What `a` owes `b`; below 0 it is the other way round. */
interface Owed {
  readonly a: Account;
  readonly b: Account;
  readonly amount: number;
  readonly kind: Push["kind"];
  /** Before, while and after pots are emptied. */
  readonly stage: 0 | 1 | 2;
}

function pushOf({ a, b, amount, kind }: Owed): readonly Push[] {
  if (amount === 0) return [];
  const [from, to] = amount > 0 ? [a, b] : [b, a];
  const much = Math.abs(amount);
  const counted = kind === "empties" ? { pieces: [], rest: 0 } : piecesFor(much);
  return [{ from, to, amount: points(much), ...counted, kind }];
}
