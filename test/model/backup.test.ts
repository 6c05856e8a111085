import { describe, expect, test } from "vitest";
import { type Backup, DEFAULT_SETTINGS, readBackup, writeBackup } from "../../src/model/index.ts";

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
const problemsOf = (input: unknown) => {
  const read = readBackup(input);
  return !read.ok && read.error.kind === "problems" ? read.error.problems : undefined;
};

describe("a backup file", () => {
  test("is read as it was written", () => {
    expect(readBackup(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: backup });
  });

  test("of version 1 has no seasons, club nights and payments", () => {
    const { seasons: _, nights: __, payments: ___, ...older } = backup;
    const read = readBackup({ ...older, format: "kongekop-backup", version: 1 });
    expect(read).toEqual({ ok: true, value: { ...backup, seasons: [], nights: [], payments: [] } });
  });

  test("of version 2 has them", () => {
    const { seasons: _, ...without } = file;
    expect(problemsOf(without)?.map(({ path }) => path)).toEqual([["seasons"]]);
  });

  test("has no season of a day that is none", () => {
    const seasons = [{ id: "s", name: "2026", from: "2026-02-30", to: "2026-07-31" }];
    expect(problemsOf({ ...file, seasons })?.map(({ path }) => path.join("."))).toEqual(["seasons.0.from"]);
  });

  test.each([[null], [3], ["text"], [[]], [{}], [{ format: "kongekop-evening" }]])("is not %j", (input) => {
    expect(readBackup(input)).toEqual({ ok: false, error: { kind: "notOurs" } });
  });

  test("of a later app asks for an update, whatever else is in it", () => {
    const later = { format: "kongekop-backup", version: 99, moon: true };
    expect(readBackup(later)).toEqual({ ok: false, error: { kind: "newer" } });
  });

  test("tells all that is wrong with it, and where", () => {
    const broken = { ...file, at: "yesterday", people: [{ id: "bo" }, ...backup.people], moon: true };
    expect(problemsOf(broken)?.map(({ code, path }) => [code, path.join(".")])).toEqual([
      ["shape", "at"],
      ["shape", "people.0.name"],
      ["shape", "moon"],
    ]);
  });

  test("has nobody twice", () => {
    const twice = { ...file, people: [...backup.people, { id: "bo", name: "Bodil" }] };
    expect(problemsOf(twice)).toEqual([{ code: "duplicateId", path: ["people", 2, "id"], name: "bo" }]);
  });

  test.each([undefined, "1", 0, 1.5])("without a version that can be (%j) is wrong at its version", (version) => {
    expect(problemsOf({ ...file, version })?.map(({ path }) => path)).toEqual([["version"]]);
  });

  test("with settings that cannot be read still brings the rest", () => {
    const read = readBackup({ ...file, settings: { theme: "pink" } });
    expect(read.ok && read.value.settings).toEqual(DEFAULT_SETTINGS);
  });
});
