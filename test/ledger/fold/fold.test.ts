import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Folder, fold } from "../../../src/ledger/fold/index.ts";
import { distinctNonsense, nonsense } from "./arbitraries.ts";
import { revision } from "./revisions.ts";

const idsOf = (...revisions: Parameters<typeof fold>[0][]) => fold(revisions.flatMap((list) => [...list])).ids;
const byOf = (revisions: Parameters<typeof fold>[0]) => fold(revisions).entries.map((entry) => entry["by"]);

describe("entries stand", () => {
  test("after the one they name", () => {
    const chain = [revision("3", "c", 3, { after: "b" }), revision("1", "a", 1), revision("2", "b", 2, { after: "a" })];
    expect(idsOf(chain)).toEqual(["a", "b", "c"]);
  });

  test("the newest first of several after the same one, each with what follows it", () => {
    const first = revision("1", "a", 1);
    const second = revision("2", "b", 2, { after: "a" });
    const third = revision("3", "c", 3, { after: "b" });
    const inserted = revision("4", "x", 4, { after: "a" });
    expect(idsOf([first, second, third, inserted])).toEqual(["a", "x", "b", "c"]);
  });

  test("by id where two after the same one are equally old", () => {
    expect(idsOf([revision("1", "b", 1), revision("2", "a", 1)])).toEqual(["a", "b"]);
  });

  test("by the age of the first revision, not of a correction dated before it", () => {
    const early = revision("0", "a", 0, { replaces: ["1"] });
    expect(idsOf([early, revision("1", "a", 2), revision("2", "b", 1)])).toEqual(["a", "b"]);
  });

  test("after a deleted one in its place", () => {
    const chain = [
      revision("1", "a", 1),
      revision("2", "b", 2, { after: "a" }),
      revision("3", "c", 3, { after: "b" }),
      revision("4", "b", 4, { after: "a", replaces: ["2"], entry: null }),
    ];
    const folded = fold(chain);
    expect(folded.ids).toEqual(["a", "c"]);
    expect(folded.places.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("at the end by age where nothing leads to them", () => {
    const lost = [revision("1", "y", 1, { after: "gone" }), revision("0", "z", 2, { after: "gone" })];
    const circle = [revision("5", "p", 5, { after: "q" }), revision("6", "q", 0, { after: "p" })];
    expect(idsOf(lost, circle, [revision("9", "a", 9)])).toEqual(["a", "q", "y", "z", "p"]);
  });
});

describe("of one entry counts", () => {
  const first = revision("1", "a", 1);

  test("what nothing else replaces", () => {
    expect(byOf([first, revision("2", "a", 0, { replaces: ["1"] })])).toEqual(["2"]);
  });

  test("the latest of several, by the moment and not by its notation, and the conflict is told", () => {
    const later = revision("2", "a", 0, { replaces: ["1"], at: "2026-01-01T23:30:00+02:00" });
    const earlier = revision("3", "a", 0, { replaces: ["1"], at: "2026-01-01T22:00:00+01:00" });
    expect(byOf([first, later, earlier])).toEqual(["2"]);
    const [conflict] = fold([first, later, earlier]).conflicts;
    expect(conflict?.heads.map(({ id }) => id)).toEqual(["3", "2"]);
  });

  test("the smaller id at the same moment in two notations", () => {
    const one = revision("3", "a", 0, { replaces: ["1"], at: "2026-01-01T22:00:00+01:00" });
    const two = revision("2", "a", 0, { replaces: ["1"], at: "2026-01-01T21:00Z" });
    expect(byOf([first, one, two])).toEqual(["2"]);
  });

  test("a correction before a later deletion", () => {
    const corrected = revision("2", "a", 2, { replaces: ["1"] });
    const deleted = revision("3", "a", 3, { replaces: ["1"], entry: null });
    expect(byOf([first, corrected, deleted])).toEqual(["2"]);
  });

  test("the latest of those that replace each other in a circle", () => {
    const one = revision("1", "a", 1, { replaces: ["2"] });
    expect(byOf([one, revision("2", "a", 2, { replaces: ["1"] })])).toEqual(["2"]);
  });

  test("the later of two moments that differ by less than a thousandth of a second", () => {
    const one = revision("2", "a", 0, { replaces: ["1"], at: "2026-01-01T21:00:00.0002Z" });
    const two = revision("3", "a", 0, { replaces: ["1"], at: "2026-01-01T21:00:00.00015Z" });
    expect(byOf([first, one, two])).toEqual(["2"]);
  });
});

describe("the set-up", () => {
  test("keeps every key that was changed, the later one winning, what is replaced before what replaces it", () => {
    const setup = [
      revision("1", "setup", 5, { entry: { club: "A", money: 1 } }),
      revision("2", "setup", 1, { entry: { club: "B" }, replaces: ["1"] }),
      revision("3", "setup", 6, { entry: { money: 2 } }),
    ];
    expect(fold(setup).setup).toEqual({ club: "B", money: 2 });
  });
});

describe("one more revision", () => {
  const folder = () => new Folder([revision("1", "a", 1), revision("2", "b", 2, { after: "a" })]);

  test("that is there already is known", () => {
    expect(folder().add(revision("1", "a", 1))).toEqual({ kind: "known" });
  });

  test("that changes nothing that is seen is only in the log", () => {
    const same = revision("3", "b", 3, { after: "a", replaces: ["2"], entry: { id: "b", by: "2" } });
    expect(folder().add(same)).toEqual({ kind: "log" });
  });

  test("changes the entries from the corrected one on", () => {
    expect(folder().add(revision("3", "b", 3, { after: "a", replaces: ["2"] }))).toEqual({ kind: "changed", from: 1 });
  });

  test("of the set-up names the keys", () => {
    expect(folder().add(revision("3", "setup", 3, { entry: { club: "A" } }))).toEqual({
      kind: "setup",
      keys: ["club"],
    });
  });
});

describe("whatever is there, the fold", () => {
  test("is the same from any order, any repetition and any partition", () => {
    fc.assert(
      fc.property(fc.array(nonsense, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (revisions, keys) => {
        const shuffled = [...revisions, ...revisions.slice(0, 5)]
          .map((item) => ({ item: structuredClone(item), key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        expect(fold(shuffled)).toEqual(fold(revisions));
      }),
    );
  });

  test("never loses an entry that was not deleted", () => {
    fc.assert(
      fc.property(distinctNonsense, (revisions) => {
        const folded = fold(revisions);
        const kept = new Set(revisions.filter(({ of }) => of !== "setup").map(({ of }) => of));
        expect(new Set(folded.places.map(({ id }) => id))).toEqual(kept);
        expect(folded.places).toHaveLength(kept.size);
      }),
    );
  });

  test("grows one revision at a time to the same, and says from where on it changed", () => {
    fc.assert(
      fc.property(fc.array(nonsense, { maxLength: 20 }), (revisions) => {
        const folder = new Folder([]);
        revisions.forEach((next, i) => {
          const before = { ids: [...folder.folded.ids], entries: [...folder.folded.entries] };
          const added = folder.add(next);
          expect(folder.folded).toEqual(fold(revisions.slice(0, i + 1)));
          const from = added.kind === "changed" ? added.from : before.ids.length;
          expect(folder.folded.ids.slice(0, from)).toEqual(before.ids.slice(0, from));
          expect(folder.folded.entries.slice(0, from)).toEqual(before.entries.slice(0, from));
          if (added.kind !== "append" && added.kind !== "changed") expect(folder.folded.ids).toEqual(before.ids);
          if (added.kind === "append") expect(folder.folded.ids).toEqual([...before.ids, added.id]);
        });
      }),
    );
  });

  test("of a chain of ten thousand is made without running out of stack", () => {
    const chain = Array.from({ length: 10_000 }, (_, i) =>
      revision(`r${i}`, `e${i}`, i, { after: i > 0 ? `e${i - 1}` : null }),
    );
    expect(fold(chain).ids).toHaveLength(10_000);
  });
});
