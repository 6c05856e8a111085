import { describe, expect, test } from "vitest";
import {
  amend,
  append,
  changeSetup,
  Folder,
  insertBefore,
  move,
  remove,
  withSetup,
} from "../../../src/ledger/fold/index.ts";
import { type Revision, SETUP } from "../../../src/model/index.ts";
import { revision } from "./revisions.ts";

const at = "2026-01-01T20:00:00Z";
const note = (id: string, text = "") => ({ type: "note", id, text });

/** An evening with the entries given, each appended, all at the same moment of the clock. */
function evening(...ids: string[]): Folder {
  const folder = new Folder([]);
  for (const id of ids) put(folder, append(folder, note(id), { id: `+${id}`, at }));
  return folder;
}

function put(folder: Folder, revisions: readonly Revision[]): Folder {
  for (const revision of revisions) folder.add(revision);
  return folder;
}

describe("appending", () => {
  test("puts each entry behind the last, and the folder takes it as one more", () => {
    const folder = evening("a", "b");
    const [next] = append(folder, note("c"), { id: "n", at });
    expect(next && folder.add(next)).toEqual({ kind: "append", id: "c", entry: note("c") });
    expect(folder.folded.ids).toEqual(["a", "b", "c"]);
  });

  test("puts an entry behind a deleted last one, so that it would come back before it", () => {
    const folder = evening("a", "b");
    put(folder, remove(folder, "b", { id: "-", at }));
    const [next] = append(folder, note("c"), { id: "n", at });
    expect(next?.after).toBe("b");
  });

  test("is nothing where the entry is there", () => {
    expect(append(evening("a"), note("a"), { id: "n", at })).toEqual([]);
  });

  test("dates a revision later than all others, even where a clock is behind", () => {
    const folder = evening("a");
    const [next] = append(folder, note("b"), { id: "n", at: "2025-12-31T23:00:00+01:00" });
    expect(next?.at).toBe("2026-01-01T20:00:00.001Z");
  });
});

describe("correcting", () => {
  test("keeps the place and replaces what stood", () => {
    const folder = evening("a", "b", "c");
    put(folder, amend(folder, note("b", "new"), { id: "n", at }));
    expect(folder.folded.entries).toEqual([note("a"), note("b", "new"), note("c")]);
    expect(folder.folded.conflicts).toEqual([]);
  });

  test("is nothing where nothing differs or no such entry is", () => {
    expect(
      amend(evening("a"), { text: "", id: "a", type: "note" } as ReturnType<typeof note>, { id: "n", at }),
    ).toEqual([]);
    expect(amend(evening("a"), note("x"), { id: "n", at })).toEqual([]);
    expect(remove(evening("a"), "x", { id: "n", at })).toEqual([]);
  });

  test("settles a conflict, also by keeping what counts", () => {
    const folder = evening("a");
    const copy = evening("a");
    put(folder, amend(folder, note("a", "here"), { id: "h", at }));
    put(folder, amend(copy, note("a", "there"), { id: "t", at: "2026-01-01T21:00:00Z" }));
    expect(folder.folded.entries).toEqual([note("a", "there")]);
    expect(folder.folded.conflicts).toHaveLength(1);
    put(folder, amend(folder, note("a", "there"), { id: "n", at }));
    expect(folder.folded.entries).toEqual([note("a", "there")]);
    expect(folder.folded.conflicts).toEqual([]);
  });
});

describe("inserting", () => {
  const orders: [string, string[]][] = [
    ["a", ["x", "a", "b", "c"]],
    ["b", ["a", "x", "b", "c"]],
    ["c", ["a", "b", "x", "c"]],
  ];
  test.each(orders)("before %s takes one revision", (before, expected) => {
    const folder = evening("a", "b", "c");
    const revisions = insertBefore(folder, before, note("x"), { id: "n", at });
    expect(revisions).toHaveLength(1);
    expect(put(folder, revisions).folded.ids).toEqual(expected);
  });

  test("twice before the same entry keeps the order of insertion", () => {
    const folder = evening("a", "b");
    put(folder, insertBefore(folder, "b", note("x"), { id: "n1", at }));
    put(folder, insertBefore(folder, "b", note("y"), { id: "n2", at }));
    expect(folder.folded.ids).toEqual(["a", "x", "y", "b"]);
  });

  test("before an entry that nothing leads to puts it there all the same", () => {
    const folder = evening("a");
    for (const [id, minute] of [
      ["y", "30"],
      ["z", "31"],
    ] as const) {
      put(folder, [
        { id: `+${id}`, of: id, replaces: [], after: "gone", entry: note(id), at: `2026-01-01T20:${minute}:00Z` },
      ]);
    }
    put(folder, insertBefore(folder, "z", note("x"), { id: "n", at }));
    expect(folder.folded.ids).toEqual(["a", "y", "x", "z"]);
  });
});

describe("moving", () => {
  const moves: [string, string | null, string[], number][] = [
    ["d", "b", ["a", "d", "b", "c"], 1],
    ["a", "c", ["b", "a", "c", "d"], 3],
    ["b", null, ["a", "c", "d", "b"], 2],
    ["c", "a", ["c", "a", "b", "d"], 3],
  ];
  test.each(moves)("%s before %s keeps the others in order", (id, before, expected, revisions) => {
    const folder = evening("a", "b", "c", "d");
    const made = move(folder, id, before, { id: "n", at });
    expect(put(folder, made).folded.ids).toEqual(expected);
    expect(made).toHaveLength(revisions);
  });

  test("to where it stands is nothing", () => {
    expect(move(evening("a", "b"), "a", "b", { id: "n", at })).toEqual([]);
    expect(move(evening("a", "b"), "b", null, { id: "n", at })).toEqual([]);
    expect(move(evening("a", "b"), "a", "x", { id: "n", at })).toEqual([]);
  });
});

describe("what one more revision changed", () => {
  test("the entries from where they are others, by what they are and by what they hold", () => {
    const folder = evening("a", "b", "c");
    const [amended] = amend(folder, note("b", "new"), { id: "n", at });
    expect(amended && folder.add(amended)).toEqual({ kind: "changed", from: 1 });
    const [removed] = remove(folder, "c", { id: "m", at });
    expect(removed && folder.add(removed)).toEqual({ kind: "changed", from: 2 });
    // The same text under another id is another entry.
    const same = new Folder([revision("r1", "a", 1, { entry: note("x") })]);
    expect(same.add(revision("r2", "b", 2, { entry: note("x") }))).toEqual({ kind: "changed", from: 0 });
  });

  test("a revision that says it replaces itself replaces what else it names, and counts", () => {
    const first = revision("r1", "a", 1);
    const folder = new Folder([first, revision("r2", "a", 2, { replaces: ["r2", "r1"] })]);
    expect(folder.folded.entries).toEqual([{ id: "a", by: "r2" }]);
    expect(folder.folded.conflicts).toEqual([]);
    // One that names itself alone is the entry's first.
    const alone = new Folder([
      revision("r1", "a", 1, { replaces: ["r1"] }),
      revision("r2", "a", 2, { replaces: ["r1"] }),
    ]);
    expect(alone.place("a")).toMatchObject({
      counting: { id: "r2" },
      heads: [{ id: "r2" }],
      first: { revision: { id: "r1" } },
    });
  });
});

describe("changing the set-up", () => {
  const base = { id: "e", club: "Hjørring", end: null, money: { currency: "DKK" } };

  test("holds the changed keys and, the first time, what stood before them", () => {
    const folder = evening();
    const revisions = changeSetup(folder, base, { club: null, money: { currency: "DKK" } }, { id: "n", at });
    expect(revisions.map(({ entry, replaces }) => ({ entry, replaces: replaces.length }))).toEqual([
      { entry: { club: "Hjørring" }, replaces: 0 },
      { entry: { club: null }, replaces: 1 },
    ]);
    expect(withSetup(base, put(folder, revisions).folded.setup)).toEqual({
      id: "e",
      end: null,
      money: { currency: "DKK" },
    });
  });

  test("never changes which evening it is", () => {
    expect(withSetup(base, { id: "other", format: "x", table: "2" })).toEqual({ ...base, table: "2" });
  });

  test("tells which keys are others now, and of a change that comes to nothing only that it is there", () => {
    const folder = new Folder([]);
    const first = revision("r1", SETUP, 1, { entry: { club: "A", table: "1" } });
    expect(folder.add(first)).toEqual({ kind: "setup", keys: ["club", "table"] });
    const second = revision("r2", SETUP, 2, { entry: { club: "B", table: "1" }, replaces: ["r1"] });
    expect(folder.add(second)).toEqual({ kind: "setup", keys: ["club"] });
    const third = revision("r3", SETUP, 3, { entry: { club: "B" }, replaces: ["r2"] });
    expect(folder.add(third)).toEqual({ kind: "log" });
    expect(folder.add(third)).toEqual({ kind: "known" });
  });

  test("of two copies keeps both changes", () => {
    const [folder, copy] = [evening(), evening()];
    put(folder, changeSetup(folder, base, { club: "A" }, { id: "n", at }));
    put(folder, changeSetup(copy, base, { money: { currency: "SEK" } }, { id: "m", at: "2026-01-01T21:00:00Z" }));
    expect(withSetup(base, folder.folded.setup)).toEqual({ ...base, club: "A", money: { currency: "SEK" } });
  });
});
