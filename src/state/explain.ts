import type { Transfer } from "../model/index.ts";
import type { PaymentGroup } from "./types.ts";

/** Payments by what caused them, in the order in which they were made (rules.md, section 3). */
export function explain(transfers: readonly Transfer[]): readonly PaymentGroup[] {
  const groups = new Map<string, Transfer[]>();
  for (const transfer of transfers) {
    const cause = `${transfer.reason} ${transfer.source ?? ""}`;
    groups.set(cause, [...(groups.get(cause) ?? []), transfer]);
  }
  return [...groups.values()].flatMap((together) => groupOf(together) ?? []);
}

function groupOf(transfers: readonly Transfer[]): PaymentGroup | undefined {
  const [first] = transfers;
  if (first === undefined) return undefined;
  const { reason, source } = first;
  return { reason, ...(source !== undefined && { source }), transfers };
}
