import { isRecord } from "../../model/index.ts";

/** The members of what should be a list; none where it is not. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The id of a player's row or of an entry, however badly the rest is written. */
export const idOf = (input: unknown): string | undefined =>
  isRecord(input) && typeof input["id"] === "string" ? input["id"] : undefined;

/** The ids of those rows of a list that have one. */
export const idsOf = (rows: unknown): readonly string[] => listOf(rows).flatMap((row) => idOf(row) ?? []);
