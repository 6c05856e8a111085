import * as v from "valibot";
import { idSchema } from "./ids.ts";
import { flag } from "./parse.ts";
import { nameSchema } from "./text.ts";

/** Somebody in the club's directory; who is archived is offered for no new evening. */
export const personSchema = v.strictObject({ id: idSchema, name: nameSchema, archived: flag });
export type Person = v.InferOutput<typeof personSchema>;
