import { accountPot, type Reason, type Transfer } from "../../model/index.ts";

/** Payments with one cause: one reason, and for a list (declarations, fines, lost, bagud) one row of it. */
export interface PaymentGroup {
  readonly reason: Reason;
  readonly source?: number;
  readonly transfers: readonly Transfer[];
}

/** The pots that a group pays into, in the order of its payments. */
export const potsPaid = ({ transfers }: PaymentGroup): string[] => [
  ...new Set(transfers.flatMap(({ to }) => accountPot(to) ?? [])),
];
