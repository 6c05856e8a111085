import * as v from "valibot";
import { idSchema } from "./ids.ts";
import { optional } from "./parse.ts";
import { nameSchema } from "./text.ts";
import { daySchema } from "./time.ts";

/**
 * A named range of days, both ends in it; an evening belongs to it by the day on which it began at the table.
 * `minEvenings` is how many a person must have played to be placed in its standings.
 */
export const seasonSchema = v.strictObject({
  id: idSchema,
  name: nameSchema,
  from: daySchema,
  to: daySchema,
  minEvenings: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
});
export type Season = v.InferOutput<typeof seasonSchema>;
