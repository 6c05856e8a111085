import { expect, test } from "vitest";
import { Folder } from "../../../src/ledger/index.ts";
import type { Revision } from "../../../src/model/index.ts";
import { conflictsOf } from "../../../src/state/evening/conflicts.ts";

const deal = (dealer: unknown) => ({ type: "deal", id: "d", dealer, sittingOut: [] });
const revision = (id: string, at: string, keys: Partial<Revision> = {}): Revision => ({
  id,
  of: "d",
  replaces: ["saved"],
  after: null,
  entry: deal("a"),
  at: `2026-10-24T${at}:00+02:00`,
  ...keys,
});
const SAVED = revision("saved", "20:00", { replaces: [] });
const conflicts = (...revisions: Revision[]) => conflictsOf(new Folder([SAVED, ...revisions]), "tarok");

test("what was corrected in two places is told with every version, the one that counts first", () => {
  const here = revision("here", "21:00", { entry: deal("b") });
  const there = revision("there", "21:05", { entry: deal("c"), by: "Ingers telefon" });
  const gone = revision("gone", "21:10", { entry: null });
  expect(conflicts(here, there, gone)).toEqual([
    {
      of: "d",
      versions: [
        { revision: "there", at: there.at, by: "Ingers telefon", entry: deal("c") },
        { revision: "here", at: here.at, entry: deal("b") },
        { revision: "gone", at: gone.at, entry: null },
      ],
    },
  ]);
});

test("the same correction twice, or one after the other, is no question", () => {
  expect(conflicts(revision("here", "21:00"), revision("there", "21:05"))).toEqual([]);
  expect(conflicts(revision("here", "21:00"), revision("again", "21:05", { replaces: ["here"] }))).toEqual([]);
});

test("a version that is no entry of the game is no answer", () => {
  const [conflict] = conflicts(revision("here", "21:00"), revision("there", "21:05", { entry: deal(7) }));
  expect(conflict?.versions.map(({ revision }) => revision)).toEqual(["here"]);
});
