import type { Payment } from "../../../state/index.ts";

const sum = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** What the payments of a plan come to, and what of it is not paid yet, in minor units (øre). */
export const owed = (payments: readonly Payment[]) => ({
  all: sum(payments),
  left: sum(payments.filter(({ paid }) => !paid)),
});
