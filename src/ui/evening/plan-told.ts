import type { Words } from "../../i18n/index.ts";
import type { Where } from "../../state/club/index.ts";
import type { Payment } from "../../state/index.ts";

/** The payments of an evening as they are told: what is settled elsewhere is named there alone. */
export interface PlanTold {
  readonly payments: readonly Payment[];
  /** Where the rest is settled, or was. */
  readonly rest?: string;
}

/** An evening's plan; of one whose rest is noted elsewhere only what was paid at its table, and where the rest is. */
export function planTold(payments: readonly Payment[], where: Where | null, currency: string, words: Words): PlanTold {
  const paid = payments.filter((payment) => payment.paid);
  const rest = elsewhere(where, words);
  if (rest === undefined || paid.length === payments.length) return { payments };
  if (where?.kind !== "account" || where.clear) return { payments: paid, rest };
  const open = payments.reduce((sum, payment) => sum + (payment.paid ? 0 : payment.amountMinor), 0);
  return { payments: paid, rest: words.club.openInAccount(words.format.money(open, currency)) };
}

/** Whether a payment was made, and where that is noted. */
export function paidTold(paid: boolean, where: Where | null, words: Words): string {
  const { settle } = words;
  return paid ? settle.paid : (elsewhere(where, words) ?? settle.unpaid);
}

function elsewhere(where: Where | null, { club }: Words): string | undefined {
  if (where === null || where.kind === "here") return undefined;
  return club.elsewhere[where.kind][where.clear ? "clear" : "open"];
}
