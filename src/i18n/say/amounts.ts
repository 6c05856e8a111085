import type { Words } from "../words.ts";
import type { PaymentGroup } from "./group.ts";

/** What a group comes to, equal payments in a row taken together: "2 × 40 + 150", in whole points. */
export function groupAmounts({ format }: Words, { transfers }: PaymentGroup): string {
  const runs: { amount: number; times: number }[] = [];
  for (const { amount } of transfers) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.times += 1;
    else runs.push({ amount, times: 1 });
  }
  return runs
    .map(({ amount, times }) => (times === 1 ? format.points(amount) : `${times} × ${format.points(amount)}`))
    .join(" + ");
}
