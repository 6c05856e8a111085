import { type Account, accountPot, type Points, type Transfer } from "../../model/index.ts";

/** Equal payments told together: everyone in `from` pays everyone in `to` the same amount, in points. */
export interface Bundle<T extends Paid = Transfer> {
  readonly from: readonly Account[];
  readonly to: readonly Account[];
  readonly amount: Points;
  readonly transfers: readonly T[];
}

type Paid = Pick<Transfer, "from" | "to" | "amount">;

/** The payments of one cause with the equal ones together, each bundle where its first payment stood. */
export function bundles<T extends Paid>(transfers: readonly T[]): readonly Bundle<T>[] {
  const single = transfers.map(({ from, to, amount }, i) => ({
    from: [from],
    to: [to],
    amount,
    transfers: transfers.slice(i, i + 1),
  }));
  // Both opponents to the winner first; then one payer, or the same ones, to several.
  const perReceiver = merge(single, ({ to, amount }) => `${to} ${amount}`);
  return merge(perReceiver, ({ from, to, amount }) => `${from} ${amount} ${to.some(isPot)}`);
}

const isPot = (account: Account): boolean => accountPot(account) !== undefined;

function merge<T extends Paid>(
  parts: readonly Bundle<T>[],
  alike: (bundle: Bundle<T>) => string,
): readonly Bundle<T>[] {
  const merged = new Map<string, Bundle<T>>();
  for (const part of parts) {
    const key = alike(part);
    const before = merged.get(key);
    merged.set(key, before ? together(before, part) : part);
  }
  return [...merged.values()];
}

const together = <T extends Paid>(a: Bundle<T>, b: Bundle<T>): Bundle<T> => ({
  from: [...new Set([...a.from, ...b.from])],
  to: [...new Set([...a.to, ...b.to])],
  amount: a.amount,
  transfers: [...a.transfers, ...b.transfers],
});
