import type { Revision } from "../../../src/model/index.ts";

/** A revision of an entry, as a test needs it: first saved, behind nothing, at the minute given. */
export function revision(id: string, of: string, minute: number, rest: Partial<Revision> = {}): Revision {
  const at = new Date(Date.UTC(2026, 0, 1, 20, minute)).toISOString();
  return { id, of, replaces: [], after: null, entry: { id: of, by: id }, at, ...rest };
}
