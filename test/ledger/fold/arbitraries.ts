import fc from "fast-check";
import type { Revision } from "../../../src/model/index.ts";

const ENTRIES = ["a", "b", "c", "d", "e"];
const REVISIONS = Array.from({ length: 12 }, (_, i) => `r${i}`);

/** Times of a few moments, one of them written in two ways, and one that is no time. */
const time = fc.constantFrom(
  "2026-01-01T20:00:00Z",
  "2026-01-01T21:00:00+01:00",
  "2026-01-01T20:00:00.5Z",
  "2026-01-01T20:00:00.0001Z",
  "2026-01-01T19:59Z",
  "never",
);

/** Anything that has a revision's shape, sense or not: circles, lost predecessors, one id for two things. */
export const nonsense: fc.Arbitrary<Revision> = fc.record({
  id: fc.constantFrom(...REVISIONS),
  of: fc.constantFrom(...ENTRIES, "setup"),
  replaces: fc.array(fc.constantFrom(...REVISIONS, "gone"), { maxLength: 3 }),
  after: fc.constantFrom(...ENTRIES, null, "gone", "setup"),
  entry: fc.option(fc.dictionary(fc.constantFrom("id", "note", "money", "__proto__"), fc.jsonValue({ maxDepth: 1 }))),
  at: time,
});

/** Nonsense without two revisions under one id. */
export const distinctNonsense = fc.uniqueArray(nonsense, { selector: ({ id }) => id, maxLength: 12 });
