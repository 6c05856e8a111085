import * as v from "valibot";
import { idSchema } from "./ids.ts";
import { flag, optional } from "./parse.ts";
import { tidyNameSchema } from "./text.ts";

/**
 * Somebody in the club's directory. Who is archived is offered for no new evening; `mark` tells apart two of one name;
 * who is `mergedInto` somebody turned out to be that person: evenings keep their ids, everything shown counts them as one.
 */
export const personSchema = v.strictObject({
  id: idSchema,
  name: v.pipe(tidyNameSchema, v.minLength(1)),
  archived: flag,
  mark: optional(tidyNameSchema),
  mergedInto: optional(idSchema),
});
export type Person = v.InferOutput<typeof personSchema>;

/** Who somebody is in the end, by following what was merged; who was merged round in a circle, or into nobody, stays who it was. */
export function sameAs(id: string, people: ReadonlyMap<string, Person>): string {
  const seen = new Set([id]);
  let one = id;
  for (
    let next = people.get(one)?.mergedInto;
    next !== undefined && people.has(next);
    next = people.get(one)?.mergedInto
  ) {
    if (seen.has(next)) return id;
    seen.add(next);
    one = next;
  }
  return one;
}

/** How a person is called where others may have the same name. */
export const fullName = ({ name, mark }: { readonly name: string; readonly mark?: string | undefined }): string =>
  mark === undefined ? name : `${name} ${mark}`;
