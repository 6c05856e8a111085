import { causalOrder } from "./causal.ts";
import type { Dated } from "./log.ts";

/** A JSON object that has not been checked. */
export type Raw = Readonly<Record<string, unknown>>;

/** The keys of the set-up that were changed during the evening, each with the value that holds now. */
export function foldSetup(rows: readonly Dated[]): Raw {
  const values = new Map<string, unknown>();
  for (const { entry } of causalOrder(rows)) {
    for (const [key, value] of Object.entries(entry ?? {})) values.set(key, value);
  }
  // Not by assignment: a key may be called `__proto__`.
  return Object.fromEntries(values);
}

/** What no change of the set-up touches: what the document is, and what its revisions are of. */
export const FIXED: readonly string[] = ["format", "version", "id", "game", "entries", "revisions"];

/**
 * A document as it stands after the changes of its set-up. A text that was taken away is null among the changes and
 * absent in the document; `end` is the one key that is null itself (format.md, Document).
 */
export function withSetup<T extends object>(base: T, changes: Raw): T {
  const changed = Object.entries(changes).filter(([key]) => !FIXED.includes(key));
  const all = [
    ...Object.entries(base).filter(([key]) => !Object.hasOwn(changes, key) || FIXED.includes(key)),
    ...changed,
  ];
  return Object.fromEntries(all.filter(([key, value]) => value !== null || key === "end")) as T;
}
