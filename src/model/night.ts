import * as v from "valibot";
import { idSchema } from "./ids.ts";
import { distinct, optional } from "./parse.ts";
import { tidyNameSchema } from "./text.ts";

/** Evenings at several tables that are settled together, as one club night. */
export const nightSchema = v.strictObject({
  id: idSchema,
  name: optional(tidyNameSchema),
  evenings: distinct(idSchema),
});
export type Night = v.InferOutput<typeof nightSchema>;
