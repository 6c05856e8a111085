import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  amend,
  append,
  changeSetup,
  Folder,
  historyOf,
  insertBefore,
  move,
  nextPart,
  redo,
  redoable,
  remove,
  undo,
  undoable,
  withSetup,
} from "../../../src/ledger/fold/index.ts";
import type { Revision } from "../../../src/model/index.ts";
import { distinctNonsense } from "./arbitraries.ts";

const at = "2026-01-01T20:00:00Z";
const note = (id: string, text = "") => ({ type: "note", id, text });
const base = { id: "e", end: null, club: "A" };

/** A table that makes revisions under a clock that stands still, and looks at what they come to. */
class Table {
  folder = new Folder([]);
  #made = 0;

  do(make: (folder: Folder, stamp: { id: string; at: string }) => readonly Revision[]): boolean {
    const revisions = make(this.folder, { id: `r${this.#made++}`, at });
    for (const revision of revisions) this.folder.add(revision);
    return revisions.length > 0;
  }

  restart(): void {
    this.folder = new Folder(this.folder.revisions.toReversed());
  }

  get sight() {
    const { entries, setup } = this.folder.folded;
    return { entries: [...entries], setup: withSetup(base, setup) };
  }
}

function tableWith(...ids: string[]): Table {
  const table = new Table();
  for (const id of ids) table.do((folder, stamp) => append(folder, note(id), stamp));
  return table;
}

describe("undo", () => {
  test("takes back the saves one by one, and redo brings them back in their places", () => {
    const table = tableWith("a", "b");
    table.do(undo);
    expect(table.sight.entries).toEqual([note("a")]);
    table.do(undo);
    expect(table.sight.entries).toEqual([]);
    expect(table.do(undo)).toBe(false);
    table.do(redo);
    table.do(redo);
    expect(table.sight.entries).toEqual([note("a"), note("b")]);
    expect(table.do(redo)).toBe(false);
  });

  test("of a deletion brings the entry back, though deleting says the same as undoing a save", () => {
    const table = tableWith("a");
    table.do((folder, stamp) => remove(folder, "a", stamp));
    expect(redoable(table.folder.log)).toEqual([]);
    table.do(undo);
    expect(table.sight.entries).toEqual([note("a")]);
  });

  test("is over for redo once something new is done", () => {
    const table = tableWith("a", "b");
    table.do(undo);
    table.do((folder, stamp) => append(folder, note("c"), stamp));
    expect(table.do(redo)).toBe(false);
    table.do(undo);
    table.do(undo);
    expect(table.sight.entries).toEqual([]);
  });

  test("takes back a move as one action", () => {
    const table = tableWith("a", "b", "c", "d");
    table.do((folder, stamp) => move(folder, "b", "d", stamp));
    expect(undoable(table.folder.log).length).toBeGreaterThan(1);
    table.do(undo);
    expect(table.folder.folded.ids).toEqual(["a", "b", "c", "d"]);
    table.do(redo);
    expect(table.folder.folded.ids).toEqual(["a", "c", "b", "d"]);
  });

  test("restores the set-up, also in a copy that knows only the new values", () => {
    const table = tableWith("a");
    table.do((folder, stamp) => changeSetup(folder, base, { club: "B" }, stamp));
    const document = withSetup(base, table.folder.folded.setup);
    const copy = new Folder(table.folder.revisions);
    for (const revision of undo(copy, { at })) copy.add(revision);
    expect(withSetup(document, copy.folded.setup)).toEqual(base);
    expect(copy.folded.ids).toEqual(["a"]);
  });

  test("pressed in two tabs at once is one undo", () => {
    const table = tableWith("a", "b");
    const [here, there] = [undo(table.folder, { at }), undo(table.folder, { at })];
    for (const revision of [...here, ...there]) table.folder.add(revision);
    expect(table.folder.folded.ids).toEqual(["a"]);
  });

  test("leaves a correction that was made beside it at another place", () => {
    const table = tableWith("a");
    const there = amend(table.folder, note("a", "there"), { id: "t", at: "2026-01-01T20:00:01Z" });
    table.do((folder) => amend(folder, note("a", "here"), { id: "h", at: "2026-01-01T20:00:02Z" }));
    for (const revision of there) table.folder.add(revision);
    table.do(undo);
    expect(table.folder.folded.conflicts[0]?.heads.map(({ entry }) => entry)).toEqual([note("a", "there"), note("a")]);
  });

  test("never takes away an imported evening at one stroke, though all of it has one time", () => {
    const folder = new Folder(tableWith("a", "b").folder.revisions.map((revision) => ({ ...revision, at })));
    expect(undoable(folder.log).map(({ revision }) => revision.of)).toEqual(["b"]);
  });
});

describe("the log", () => {
  test("tells what was done, the newest first, with what stood before", () => {
    const table = tableWith("a", "b");
    table.do((folder, stamp) => amend(folder, note("a", "new"), stamp));
    table.do((folder, stamp) => move(folder, "a", null, stamp));
    table.do((folder, stamp) => remove(folder, "a", stamp));
    table.do(undo);
    table.do((folder, stamp) => changeSetup(folder, base, { club: "B" }, stamp));
    expect(historyOf(table.folder.log).map(({ revision, deed, before }) => [revision.of, deed, before])).toEqual([
      ["setup", "setup", { club: "A" }],
      ["a", "restored", null],
      ["a", "deleted", note("a", "new")],
      ["a", "moved", note("a", "new")],
      ["a", "corrected", note("a")],
      ["b", "saved", null],
      ["a", "saved", null],
    ]);
  });
});

describe("the log of undo and redo", () => {
  const deeds = (table: ReturnType<typeof tableWith>) => historyOf(table.folder.log).map(({ deed }) => deed);

  test("tells a correction that was taken back as restored, and one done again as corrected", () => {
    const table = tableWith("a");
    table.do((folder, stamp) => amend(folder, note("a", "new"), stamp));
    table.do(undo);
    table.do(redo);
    expect(deeds(table)).toEqual(["corrected", "restored", "corrected", "saved"]);
    table.do(undo);
    expect(deeds(table)[0]).toBe("restored");
  });

  test("tells what was taken back as deleted, and what is there again as restored", () => {
    const table = tableWith("a", "b");
    table.do(undo);
    table.do(redo);
    expect(deeds(table)).toEqual(["restored", "deleted", "saved", "saved"]);
  });

  test("tells a move that was done again as moved", () => {
    const table = tableWith("a", "b");
    table.do((folder, stamp) => move(folder, "a", null, stamp));
    table.do(undo);
    table.do(redo);
    expect(deeds(table).slice(0, 3)).toEqual(["moved", "restored", "moved"]);
  });
});

describe("changes that belong together", () => {
  test("are undone together and have a row each in the log", () => {
    const table = tableWith("a");
    table.do((folder, stamp) => {
      const club = changeSetup(folder, base, { club: "B" }, stamp);
      const id = club.reduce((part) => nextPart(part), stamp.id);
      return [...club, ...append(folder, note("b"), { ...stamp, id })];
    });
    expect(
      historyOf(table.folder.log)
        .map(({ revision }) => revision.of)
        .sort(),
    ).toEqual(["a", "b", "setup"]);
    table.do(undo);
    expect(table.sight).toEqual({ entries: [note("a")], setup: base });
    table.do(redo);
    expect(table.sight).toEqual({ entries: [note("a"), note("b")], setup: { ...base, club: "B" } });
  });
});

type Make = (folder: Folder, stamp: { id: string; at: string }) => readonly Revision[];
const anEntry = fc.nat(5).map((n) => `e${n}`);
const change: fc.Arbitrary<Make> = fc.oneof(
  fc.nat(9).map(
    (n): Make =>
      (folder, stamp) =>
        append(folder, note(`e${n}`), stamp),
  ),
  fc.tuple(anEntry, fc.string()).map(
    ([id, text]): Make =>
      (folder, stamp) =>
        amend(folder, note(id, text), stamp),
  ),
  anEntry.map(
    (id): Make =>
      (folder, stamp) =>
        remove(folder, id, stamp),
  ),
  fc.tuple(anEntry, fc.nat(9)).map(
    ([id, n]): Make =>
      (folder, stamp) =>
        insertBefore(folder, id, note(`e${n}`), stamp),
  ),
  fc.tuple(anEntry, fc.option(anEntry)).map(
    ([id, to]): Make =>
      (folder, stamp) =>
        move(folder, id, to, stamp),
  ),
  fc.constantFrom("A", "B", null).map(
    (club): Make =>
      (folder, stamp) =>
        changeSetup(folder, withSetup(base, folder.folded.setup), { club }, stamp),
  ),
);

describe("through any evening", () => {
  const step = fc.oneof(change, fc.constantFrom("undo" as const, "redo" as const, "restart" as const));

  test("undo and redo go back and forth over what was seen, as in any editor", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const table = new Table();
        let [past, future] = [[table.sight], [] as (typeof table.sight)[]];
        for (const next of steps) {
          if (next === "restart") table.restart();
          else if (next === "undo") {
            expect(table.do(undo)).toBe(past.length > 1);
            if (past.length > 1) future = [...past.slice(-1), ...future];
            past = past.length > 1 ? past.slice(0, -1) : past;
          } else if (next === "redo") {
            expect(table.do(redo)).toBe(future.length > 0);
            past = [...past, ...future.slice(0, 1)];
            future = future.slice(1);
          } else if (table.do(next)) [past, future] = [[...past, table.sight], []];
          expect(table.sight).toEqual(past.at(-1));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("every change puts the others nowhere else", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), anEntry, fc.option(anEntry), (steps, id, to) => {
        const table = new Table();
        for (const make of steps) table.do(make);
        const before = table.folder.folded.ids.filter((other) => other !== id);
        table.do((folder, stamp) => move(folder, id, to, stamp));
        expect(table.folder.folded.ids.filter((other) => other !== id)).toEqual(before);
      }),
    );
  });

  test("of nonsense undo and redo never fail", () => {
    fc.assert(
      fc.property(distinctNonsense, (revisions) => {
        const folder = new Folder(revisions);
        for (const revision of [...undo(folder, { at }), ...redo(folder, { at })]) folder.add(revision);
        expect(historyOf(folder.log).length).toBeLessThanOrEqual(folder.revisions.length);
      }),
    );
  });
});
