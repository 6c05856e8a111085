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

  test("in which an entry is dated no later than the one before has it a moment after that one", () => {
    const at = "2026-01-01T20:10:00+01:00";
    const dated = [
      { type: "note", id: "a", at },
      { type: "note", id: "b", at },
      { type: "note", id: "c", at: "2026-01-01T20:05:00+01:00" },
    ];
    expect(revisionsOf({ startedAt, entries: dated }).map((one) => one.at)).toEqual([
      at,
      "2026-01-01T20:10:00.001+01:00",
      "2026-01-01T20:10:00.002+01:00",
    ]);
  });

  test("gives each entry after the one before it, with the id that every version gave it", () => {
    expect(revisionsOf({ startedAt, entries }).map(({ id, of, after, replaces }) => [id, of, after, replaces])).toEqual(
      [
        ["ebd0f8c0-a097-858d-aadd-5312972ae309", "a", null, []],
        ["90261ecd-e557-8df3-a8bc-61473ea9b18b", "b", "a", []],
        ["8f037666-1ecd-8873-a9cb-1222d598d644", "c", "b", []],
      ],
    );
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
