import * as v from "valibot";
import { paidSchema } from "./evening.ts";
import { idSchema } from "./ids.ts";
import { optional, type Parsed, parse } from "./parse.ts";
import { problem } from "./problem.ts";
import { tidyNoteSchema } from "./text.ts";
import { timeSchema } from "./time.ts";

/** The most that one payment may be, in minor units: far above what any table plays for, and sums of them stay exact. */
export const MAX_PAYMENT = 1_000_000_000;

/**
 * Money that one person paid another outside the plan of a single evening: into the running account, or, with `night`, of
 * the plan of a club night. `amountMinor` are minor units (øre) of the currency.
 */
const paymentSchema = v.strictObject({
  id: idSchema,
  at: timeSchema,
  ...paidSchema.entries,
  amountMinor: v.pipe(paidSchema.entries.amountMinor, v.maxValue(MAX_PAYMENT, "amount")),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  night: optional(idSchema),
  note: optional(tidyNoteSchema),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** The door for a payment, whether a form or a backup brings it; nobody pays themselves. */
export function parsePayment(input: unknown): Parsed<Payment> {
  const { typed, problems } = parse(paymentSchema, input);
  return typed && typed.from === typed.to
    ? { typed, problems: [...problems, problem("shape", ["to"], { name: typed.to })] }
    : { typed, problems };
}
