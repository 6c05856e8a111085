import { type Account, points, type Reason, type Transfer } from "../model/index.ts";

/** A payment of `amount` points, or none where nothing is due: only positive amounts move (rules.md, section 2). */
export function pay(from: Account, to: Account, amount: number, reason: Reason, source?: number): Transfer[] {
  if (amount === 0) return [];
  return [{ from, to, amount: points(amount), reason, ...(source === undefined ? {} : { source }) }];
}
