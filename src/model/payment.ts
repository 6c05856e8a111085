import * as v from "valibot";
import { paidSchema } from "./evening.ts";
import { idSchema } from "./ids.ts";
import { optional } from "./parse.ts";
import { noteSchema } from "./text.ts";
import { timeSchema } from "./time.ts";

/**
 * Money that one person paid another outside the plan of a single evening: into the running account, or, with `night`, of
 * the plan of a club night. `amountMinor` are minor units (øre) of the currency.
 */
export const paymentSchema = v.strictObject({
  id: idSchema,
  at: timeSchema,
  ...paidSchema.entries,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  night: optional(idSchema),
  note: optional(noteSchema),
});
export type Payment = v.InferOutput<typeof paymentSchema>;
