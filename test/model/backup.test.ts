import { describe, expect, test } from "vitest";
import {
  type Backup,
  DEFAULT_SETTINGS,
  MAX_NAME,
  MAX_ROWS,
  pathText,
  readBackup,
  writeBackup,
} from "../../src/model/index.ts";

const backup: Backup = {
  at: "2026-01-01T20:00:00Z",
  people: [
    { id: "bo", name: "Bo" },
    { id: "ib", name: "Ib", archived: true },
  ],
  profiles: [{ id: "p", game: "tarok", rules: { name: "Hjørring" }, confirmed: ["nolo"] }],
  seasons: [{ id: "s", name: "2025/26", from: "2025-08-01", to: "2026-07-31", minEvenings: 5 }],
  nights: [{ id: "n", name: "Stiftelsesfest", evenings: ["a", "b"] }],
  payments: [
    { id: "m", at: "2026-01-01T20:00:00Z", from: "bo", to: "ib", amountMinor: 1200, currency: "DKK", night: "n" },
  ],
  evenings: [{ format: "kongekop-evening" }, "left for its own door"],
  settings: { ...DEFAULT_SETTINGS, club: "Hjørring" },
};
const file = writeBackup(backup);
const { at, ...content } = backup;

/** What stays out of a file, a line each: the part, its row, where it is wrong and how. */
function leftOf(input: unknown): string[] {
  const read = readBackup(input);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.leftOut.map(({ part, index, problems }) =>
    [part, index ?? "all", ...problems.map(({ code, path }) => `${code} ${pathText(path)}`.trim())].join(" "),
  );
}
const brought = (input: unknown) => {
  const read = readBackup(input);
  return read.ok ? read.value.backup : undefined;
};

describe("a backup file", () => {
  test("is read as it was written", () => {
    const value = { at, backup: content, leftOut: [] };
    expect(readBackup(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value });
  });

  test("of version 1 has no seasons, club nights and payments", () => {
    const { seasons: _, nights: __, payments: ___, ...older } = backup;
    const read = readBackup({ ...older, format: "kongekop-backup", version: 1 });
    const value = { at, backup: { ...content, seasons: [], nights: [], payments: [] }, leftOut: [] };
    expect(read).toEqual({ ok: true, value });
  });

  test("of version 2 has them: a list that is not there is told", () => {
    const { seasons: _, ...without } = file;
    expect(leftOf(without)).toEqual(["seasons all shape"]);
    expect(brought(without)).toEqual({ ...content, seasons: [] });
  });

  test.each([[null], [3], ["text"], [[]], [{}], [{ format: "kongekop-evening" }]])("is not %j", (input) => {
    expect(readBackup(input)).toEqual({ ok: false, error: { kind: "notOurs" } });
  });

  test("of a later app asks for an update, whatever else is in it", () => {
    const later = { format: "kongekop-backup", version: 99, moon: true };
    expect(readBackup(later)).toEqual({ ok: false, error: { kind: "newer" } });
  });

  test.each([undefined, "1", 0, 1.5])("without a version that can be (%j) is wrong at its version", (version) => {
    const problems = [{ code: "shape", path: ["version"] }];
    expect(readBackup({ ...file, version })).toEqual({ ok: false, error: { kind: "problems", problems } });
  });

  const long = "x".repeat(MAX_NAME + 1);
  const season = { id: "t", name: "2026", from: "2026-02-03", to: "2026-07-31" };
  const payment = { ...backup.payments[0], id: "t" };
  test.each<[string, Record<string, readonly unknown[]>, string]>([
    ["somebody without a name", { people: [{ id: "x" }] }, "people 2 shape name"],
    ["a name of nothing that is seen", { people: [{ id: "x", name: " \u200B" }] }, "people 2 shape name"],
    ["a name that is too long", { people: [{ id: "x", name: long }] }, "people 2 shape name"],
    ["somebody twice", { people: [{ id: "bo", name: "Bodil" }] }, "people 2 duplicateId id"],
    ["a key that nobody knows", { people: [{ id: "x", name: "X", moon: 1 }] }, "people 2 shape moon"],
    ["no record at all", { people: [null] }, "people 2 shape"],
    ["a season of a day that is none", { seasons: [{ ...season, from: "2026-02-30" }] }, "seasons 1 shape from"],
    ["a season that ends before it begins", { seasons: [{ ...season, to: "2026-01-01" }] }, "seasons 1 shape to"],
    [
      "a club night of one evening twice",
      { nights: [{ id: "x", evenings: ["a", "a"] }] },
      "nights 1 shape evenings[1]",
    ],
    ["an absurd amount", { payments: [{ ...payment, amountMinor: 9e15 }] }, "payments 1 amount amountMinor"],
    ["an amount of nothing", { payments: [{ ...payment, amountMinor: -0 }] }, "payments 1 amount amountMinor"],
    ["a payment to oneself", { payments: [{ ...payment, to: "bo" }] }, "payments 1 shape to"],
    ["a payment in no currency", { payments: [{ ...payment, currency: "kr" }] }, "payments 1 shape currency"],
  ])("with %s brings the rest, and tells what stays out", (_, more, told) => {
    const [part = ""] = Object.keys(more);
    const rows = [...(file[part] as unknown[]), ...(more[part] ?? [])];
    expect(leftOf({ ...file, [part]: rows })).toEqual([told]);
    expect(brought({ ...file, [part]: rows })).toEqual(content);
  });

  test("tells all that stays out of it", () => {
    const broken = { ...file, at: "yesterday", people: "Bo", settings: 3, moon: true };
    expect(leftOf(broken)).toEqual(["people all shape", "settings all shape", "others all shape", "others all shape"]);
  });

  test("says what is left by its name and its time", () => {
    const read = readBackup({
      ...file,
      people: [{ id: "", name: " Bo \u202E Hansen " }],
      payments: [{ at: "2026-01-01T20:00:00Z" }],
    });
    expect(read.ok && read.value.leftOut.map(({ name, at }) => name ?? at)).toEqual([
      "Bo Hansen",
      "2026-01-01T20:00:00Z",
    ]);
  });

  test("with more rows than any club has does without the list", () => {
    const people = Array.from({ length: MAX_ROWS + 1 }, () => null);
    expect(leftOf({ ...file, people })).toEqual(["people all shape"]);
  });

  test("has names as they were meant", () => {
    const people = [{ id: "bo", name: "  Bo\u200B\tA\u030Ase " }];
    expect(brought({ ...file, people })?.people).toEqual([{ id: "bo", name: "Bo Åse" }]);
  });

  test("with settings that cannot be read still brings the rest", () => {
    expect(brought({ ...file, settings: { theme: "pink" } })?.settings).toEqual(DEFAULT_SETTINGS);
  });
});
