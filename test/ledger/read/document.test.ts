import { describe, expect, test } from "vitest";
import { readEvening, readEveningText } from "../../../src/ledger/index.ts";
import { openEnvelope } from "../../../src/ledger/read/envelope.ts";
import { EVENING_VERSION, type Migration } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/index.ts";
import { document, numbered } from "../../support/document.ts";
import { lines } from "../../support/tarok.ts";

const NEWER = EVENING_VERSION + 1;

const told = (fields: Record<string, unknown>): string[] => {
  const read = readEvening(document(fields));
  return read.ok ? [] : lines(read.error);
};

const without = (key: string): Record<string, unknown> => {
  const { [key]: _, ...rest } = document();
  return rest;
};

test("a document without faults is read", () => {
  expect(told({})).toEqual([]);
  expect(told({ club: "Hjørring", table: "2", place: "kroen", note: "første aften" })).toEqual([]);
});

describe("another format, version or game, and then nothing else", () => {
  const broken = { seats: 4, entries: null };
  test.each<[string, Record<string, unknown>, string[]]>([
    ["format", { format: "kongekop-backup" }, ["format: shape"]],
    ["version", { version: NEWER }, ["version: shape"]],
    ["version as text", { version: "1" }, ["version: shape"]],
    ["game", { game: "whist" }, ["game: shape"]],
    ["all", { format: 1, version: 0, game: null }, ["format: shape", "version: shape", "game: shape"]],
  ])("%s", (_, fields, expected) => {
    expect(told({ ...broken, ...fields })).toEqual(expected);
  });

  test("a newer version is named, so that the app can ask for an update", () => {
    const read = readEvening(document({ version: NEWER }));
    expect(read.ok ? [] : read.error).toEqual([
      { code: "shape", path: ["version"], expected: EVENING_VERSION, actual: NEWER },
    ]);
  });
});

describe("what an older app wrote is brought up to date", () => {
  const later: readonly Migration[] = [
    {
      version: 2,
      name: "a table is a place, and every note ends with a full stop",
      records: {
        evening: ({ table, ...rest }) => ({ ...rest, place: table }),
        revision: ({ entry, ...rest }) => ({ ...rest, entry: { ...Object(entry), note: `${Object(entry).note}.` } }),
      },
    },
  ];
  const opened = (fields: Record<string, unknown>) => {
    const envelope = openEnvelope(document(fields), later);
    return envelope.ok ? envelope.value.raw : lines(envelope.error);
  };
  const fields = { table: "2", entries: [{ id: "a", note: "x" }, 7], revisions: [{ of: "a", entry: { note: "x" } }] };

  test("in its set-up, its entries and its revisions", () => {
    const { table: _, ...rest } = document(fields);
    expect(opened(fields)).toEqual({
      ...rest,
      version: 2,
      place: "2",
      entries: [{ id: "a", note: "x." }, 7],
      revisions: [{ of: "a", entry: { note: "x." } }],
    });
    expect(opened({ entries: 3 })).toMatchObject({ entries: 3 });
  });

  test("and what this one wrote is left as it is", () => {
    expect(opened({ ...fields, version: 2 })).toEqual(document({ ...fields, version: 2 }));
  });

  test.each([0, 1.5, 3, "1", null])("but not of a version that there is not: %j", (version) => {
    expect(opened({ version })).toEqual(["version: shape"]);
  });
});

describe("what is no evening at all", () => {
  test.each([
    ["no JSON", "kongekop"],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "1"],
    ["more than 5 MB", JSON.stringify(document({ note: "æ".repeat(2_500_001) }))],
  ])("%s", (_, text) => {
    const read = readEveningText(text);
    expect(read.ok ? [] : lines(read.error)).toEqual([": shape"]);
  });

  test("a file that holds something deeper than anything can be: that alone is told", () => {
    const deep = JSON.parse(`${"[".repeat(40)}${"]".repeat(40)}`);
    const read = readEvening(document({ firstDealer: "nobody", rules: deep }));
    expect(read.ok ? [] : lines(read.error)).toEqual([`rules${"[0]".repeat(31)}: shape`]);
  });

  test("an empty object", () => {
    const read = readEveningText("{}");
    expect(read.ok ? [] : lines(read.error)).toEqual(["format: shape", "version: shape", "game: shape"]);
  });
});

test("a list in the place of an object is told once", () => {
  expect(told({ end: [] })).toEqual(["end: shape"]);
  expect(told({ money: [1] })).toEqual(["money: shape"]);
  expect(told({ players: [[], { id: "b", name: "B" }] })).toContain("players[0]: shape");
});

describe("no more than a file may hold", () => {
  test("entries and players, told at once", () => {
    const players = Array.from({ length: 101 }, (_, i) => ({ id: `p${i}`, name: "" }));
    expect(told({ players, money: null })).toEqual(["players: shape"]);
    expect(told({ entries: Array.from({ length: 10_001 }, () => null) })).toEqual(["entries: shape"]);
    expect(told({ entries: Array.from({ length: 10_000 }, () => null) })).toHaveLength(10_000);
  });

  test("characters in a name and a note, however they are stored", () => {
    const players = (name: string) => [{ id: "ann", name }, ...["bo", "carl", "dora"].map((id) => ({ id, name: id }))];
    expect(told({ players: players("🃏".repeat(100)) })).toEqual([]);
    expect(told({ players: players("🃏".repeat(101)) })).toEqual(["players[0].name: shape"]);
    expect(told({ note: "æ".repeat(1000), place: "æ".repeat(100) })).toEqual([]);
    expect(told({ note: "æ".repeat(1001), place: "æ".repeat(101) })).toEqual(["place: shape", "note: shape"]);
  });
});

describe("keys", () => {
  test.each(["id", "startedAt", "money", "jetons", "rules", "players", "seats", "firstDealer", "entries", "end"])(
    "%s is needed",
    (key) => {
      const read = readEvening(without(key));
      expect(read.ok ? [] : lines(read.error)).toContain(`${key}: shape`);
    },
  );

  test("every unknown one is told, also one that every object answers to", () => {
    const text = JSON.stringify(document({ jetons: { issued: 0, isued: 1, toString: 2 } })).replace(
      '"version":1',
      '"version":1,"__proto__":{},"constructor":1',
    );
    const read = readEveningText(text);
    expect(read.ok ? [] : lines(read.error)).toEqual([
      "__proto__: shape",
      "constructor: shape",
      "jetons.isued: shape",
      "jetons.toString: shape",
    ]);
  });

  test("of one written twice the last counts, as JSON has it", () => {
    const text = JSON.stringify(document()).replace('"version":1', '"version":2,"version":1');
    expect(readEveningText(text).ok).toBe(true);
  });

  test("null is not absent", () => {
    expect(told({ club: null, revisions: null })).toEqual(["club: shape", "revisions: shape"]);
  });
});

describe("amounts and times", () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ["a rule below 0", { rules: { ...HJORRING, nolo: -1 } }, ["rules.nolo: amount"]],
    ["a rule that is no whole number", { rules: { ...HJORRING, nolo: 2.5 } }, ["rules.nolo: amount"]],
    ["a rule above 10000", { rules: { ...HJORRING, nolo: 10_001 } }, ["rules.nolo: amount"]],
    ["a rule that is no number", { rules: { ...HJORRING, nolo: "25" } }, ["rules.nolo: shape"]],
    ["a step of 0", { rules: { ...HJORRING, splitUnit: 0 } }, ["rules.splitUnit: amount"]],
    ["a rule that is none of those", { rules: { ...HJORRING, voidKeeps: "all" } }, ["rules.voidKeeps: shape"]],
    ["jetons below 0", { jetons: { issued: -1 } }, ["jetons.issued: amount"]],
    [
      "money that cannot be",
      { money: { currency: "kr", minorPerPoint: 0.125, roundToMinor: 0 } },
      ["money.currency: shape", "money.minorPerPoint: amount", "money.roundToMinor: amount"],
    ],
    ["no time", { startedAt: "2026-02-30T19:00Z" }, ["startedAt: shape"]],
    ["a time without its place", { startedAt: "2026-02-20T19:00" }, ["startedAt: shape"]],
    ["a number above all numbers", { jetons: { issued: Number.POSITIVE_INFINITY } }, ["jetons.issued: amount"]],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("who takes part", () => {
  const people = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      "two players with one id",
      { players: [...people("ann", "bo", "carl", "dora"), { id: "bo", name: "B" }] },
      ["players[4].id: duplicateId"],
    ],
    ["a stranger at the table", { seats: ["ann", "bo", "zoe"] }, ["seats[2]: unknownPlayer"]],
    ["one seat twice", { seats: ["ann", "bo", "carl", "bo"] }, ["seats[3]: shape"]],
    ["two at the table", { seats: ["ann", "bo"] }, ["seats: tableSize"]],
    ["six at the table", { seats: ["ann", "bo", "carl", "dora", "eli", "finn"] }, ["seats: tableSize"]],
    ["a stranger deals first", { firstDealer: "zoe" }, ["firstDealer: unknownPlayer"]],
    ["somebody not at the table deals first", { firstDealer: "eli" }, ["firstDealer: notAtTable"]],
    [
      "an id that is empty",
      { players: [...people("ann", "bo", "carl", "dora"), { id: "", name: "" }] },
      ["players[4].id: shape"],
    ],
    [
      "ids that every object answers to",
      { players: people("__proto__", "toString", "ann"), seats: ["__proto__", "toString", "ann"] },
      [],
    ],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("the end", () => {
  const end = (fields: Record<string, unknown>) => told({ end: { at: "2026-10-25T01:00+02:00", ...fields } });
  const leave = numbered({ type: "leave", player: "dora", takesShare: false });

  test("the remainder goes to somebody at the table then", () => {
    expect(end({ remainderTo: "dora" })).toEqual([]);
    expect(end({ remainderTo: "eli" })).toEqual(["end.remainderTo: notAtTable"]);
    expect(end({ remainderTo: "zoe" })).toEqual(["end.remainderTo: unknownPlayer"]);
    const left = { entries: leave, end: { at: "2026-10-25T01:00+02:00", remainderTo: "dora" } };
    expect(told(left)).toEqual(["end.remainderTo: notAtTable"]);
  });

  test("what was paid was paid by anyone in the file to another", () => {
    const paid = (from: string, to: string, amountMinor: unknown = 100) => ({ from, to, amountMinor });
    expect(end({ paid: [paid("eli", "ann")] })).toEqual([]);
    expect(end({ paid: [paid("eli", "eli"), paid("zoe", "yan")] })).toEqual([
      "end.paid[0].to: shape",
      "end.paid[1].from: unknownPlayer",
      "end.paid[1].to: unknownPlayer",
    ]);
    expect(end({ paid: [paid("eli", "ann", 0), paid("eli", "ann", "1")] })).toEqual([
      "end.paid[0].amountMinor: amount",
      "end.paid[1].amountMinor: shape",
    ]);
  });
});

describe("revisions", () => {
  const setup = (entry: unknown, after: unknown = null) => ({
    revisions: [{ id: "r", of: "setup", replaces: [], after, entry, at: "2026-10-24T19:02:00Z" }],
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ["what the document says too", setup({ rules: HJORRING, club: null }), []],
    ["other rules than the document", setup({ rules: { ...HJORRING, funding: 30 } }), ["revisions: shape"]],
    ["an end that the document does not have", setup({ end: { at: "x" } }), ["revisions: shape"]],
    ["a key that no document has", setup({ pots: 1 }), ["revisions: shape"]],
    ["a key that no change may touch", setup({ game: "chess" }), ["revisions[0].entry.game: shape"]],
    ["a deletion", setup(null), ["revisions[0].entry: shape"]],
    ["a place among the entries", setup({}, "e0"), ["revisions[0].after: shape"]],
  ])("of the set-up that hold %s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });

  const [entry = {}] = numbered({ type: "fine", player: "ann", kind: "misdeal" });
  const revision = { id: "r1", of: "e0", replaces: [], after: null, entry, at: "2026-10-24T20:00Z" };

  test("come to the entries", () => {
    expect(told({ entries: [entry], revisions: [revision] })).toEqual([]);
    expect(told({ entries: [], revisions: [] })).toEqual([]);
    expect(told({ entries: [], revisions: [revision] })).toEqual(["revisions: shape"]);
    expect(told({ entries: [entry], revisions: [] })).toEqual(["revisions: shape"]);
    const { kind: _, ...amended } = entry;
    expect(told({ entries: [{ ...amended, kind: "revoke" }], revisions: [revision] })).toEqual(["revisions: shape"]);
  });

  test("are written as format.md says", () => {
    expect(told({ entries: [entry], revisions: [{ ...revision, at: "now", by: 1, undone: true }] })).toEqual([
      "revisions[0].at: shape",
      "revisions[0].by: shape",
      "revisions[0].undone: shape",
    ]);
  });

  test("may hold what is faulty as long as it was corrected", () => {
    const wrong = { ...revision, entry: { ...entry, player: "zoe" } };
    const right = { ...revision, id: "r2", replaces: ["r1"], at: "2026-10-24T20:05Z" };
    expect(told({ entries: [entry], revisions: [wrong, right] })).toEqual([]);
  });
});

test("faults are told in the order of the document", () => {
  expect(
    told({
      extra: 1,
      end: {},
      entries: numbered({ type: "join", player: "bo", after: null }),
      seats: ["ann", "bo"],
      rules: { ...HJORRING, tout: -1 },
      startedAt: 0,
    }),
  ).toEqual([
    "extra: shape",
    "startedAt: shape",
    "rules.tout: amount",
    "seats: tableSize",
    "entries[0].player: alreadyAtTable",
    "end.at: shape",
  ]);
});

test("nothing nested too deep brings it down", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  for (const key of ["note", "players", "rules", "entries", "end", "revisions"]) {
    const text = JSON.stringify(document({ [key]: "DEEP" })).replace('"DEEP"', deep);
    expect(readEveningText(text).ok).toBe(false);
  }
});
