import type { Paid, PlayerId } from "../../model/index.ts";
import type { Account } from "./types.ts";

/** What somebody owes now, and what they have to receive after a payment: minor units, both 0 or more. */
export interface Overpaid {
  readonly owed: number;
  readonly after: number;
}

/** Where a payment is more than who pays owes; undefined where it is not. */
export function overpaid(
  accounts: readonly Account[],
  { from, amountMinor, currency }: Pick<Paid, "from" | "amountMinor"> & { readonly currency: string },
  idOf: (id: PlayerId) => PlayerId,
): Overpaid | undefined {
  const people = accounts.find((account) => account.currency === currency)?.people ?? [];
  const stands = people.find(({ player }) => player === idOf(from))?.minor ?? 0;
  const after = stands + amountMinor;
  return after > 0 ? { owed: Math.max(0, -stands), after } : undefined;
}
