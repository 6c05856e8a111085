import * as v from "valibot";
import type { EntryId, RevisionId } from "./ids.ts";
import { idSchema } from "./ids.ts";
import { optional, strictObject } from "./parse.ts";
import { noteSchema } from "./text.ts";
import { timeSchema } from "./time.ts";

/** What an evening's set-up is called among the things a revision can be of. */
export const SETUP = "setup";

/** One saving, correction, move or deletion; never changed, never removed (format.md, Revisions). */
export interface Revision {
  readonly id: RevisionId;
  readonly of: EntryId;
  readonly replaces: readonly RevisionId[];
  readonly after: EntryId | null;
  /** The entry, the changed keys of the set-up, or null where it was deleted. Untrusted until the folded evening is checked. */
  readonly entry: Readonly<Record<string, unknown>> | null;
  readonly at: string;
  readonly by?: string;
}

export const revisionSchema = strictObject({
  id: idSchema,
  of: idSchema,
  replaces: v.array(idSchema),
  after: v.nullable(idSchema),
  entry: v.nullable(v.record(v.string(), v.unknown())),
  at: timeSchema,
  by: optional(noteSchema),
});
