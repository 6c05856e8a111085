import { describe, expect, test } from "vitest";
import { Folder, fold, revisionsOf } from "../../../src/ledger/fold/index.ts";

const startedAt = "2026-01-01T20:00:00+01:00";
const entries = [
  { type: "note", id: "a" },
  { type: "note", id: "b", at: "2026-01-01T20:10:00+01:00" },
  { type: "note", id: "c" },
];

describe("a file without revisions", () => {
  test("is read as one revision an entry, which fold to the entries", () => {
    const revisions = revisionsOf({ startedAt, entries });
    expect(revisions).toHaveLength(3);
    expect(fold(revisions).entries).toEqual(entries);
    expect(revisions.map(({ at }) => at)).toEqual([
      "2026-01-01T20:00:00.000+01:00",
      "2026-01-01T20:10:00+01:00",
      "2026-01-01T20:10:00.001+01:00",
    ]);
  });

  test("gives the same revisions wherever it is read, each with a UUID", () => {
    const revisions = revisionsOf({ startedAt, entries: entries.map(({ id, ...rest }) => ({ id, ...rest })) });
    expect(revisions).toEqual(revisionsOf({ startedAt, entries }));
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(revisions.filter(({ id }) => uuid.test(id))).toHaveLength(3);
    expect(new Set(revisions.map(({ id }) => id)).size).toBe(3);
  });

  test("with one entry edited is told as a conflict of that entry alone when both copies are merged", () => {
    const edited = entries.map((entry) => (entry.id === "b" ? { ...entry, text: "edited" } : entry));
    const folder = new Folder([...revisionsOf({ startedAt, entries }), ...revisionsOf({ startedAt, entries: edited })]);
    expect(folder.folded.conflicts.map(({ id }) => id)).toEqual(["b"]);
    expect(folder.folded.ids).toEqual(["a", "b", "c"]);
  });
});
