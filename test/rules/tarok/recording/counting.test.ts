import { describe, expect, test } from "vitest";
import type { DealDraft } from "../../../../src/rules/tarok/recording/index.ts";
import { tap } from "../../../../src/rules/tarok/recording/index.ts";
import { begun, recording, tapped } from "./support.ts";

// Ann and Dora count; Bo, who deals next, does not.
const context = recording();

const AT_REST = { face: "rest" };
const PAD = { face: "pad" };

/** Where the next digit goes. */
const caretOf = ({ caret }: DealDraft) => caret && { ...caret };
const pilesOf = ({ piles }: DealDraft) => piles.map(({ player, digits }) => `${player} ${digits}`);

describe("a count field", () => {
  test.each<[string, string, object, object | null]>([
    ["opens the digits, its own pile begun anew", "count:ann", PAD, { player: "ann", fresh: true, swaps: false }],
    ["closes them again where nothing was noted yet", "count:ann count:ann", AT_REST, null],
    ["leads to the other's first", "count:ann count:dora", PAD, { player: "dora", fresh: true, swaps: false }],
    ["stays where a digit was typed", "count:ann digit:3 count:ann", PAD, { player: "ann", fresh: true, swaps: false }],
    [
      "stays where a last trick was noted",
      "winner:bo count:ann count:ann",
      PAD,
      { player: "ann", fresh: true, swaps: false },
    ],
    [
      "comes back from another face",
      "count:ann digit:3 erase more count:ann",
      PAD,
      { player: "ann", fresh: true, swaps: false },
    ],
    ["of the third asks who does not count", "count:bo", PAD, { player: "bo", fresh: true, swaps: true }],
    ["and once more no longer", "count:bo count:bo", PAD, { player: "bo", fresh: true, swaps: false }],
  ])("%s", (_, ids, face, caret) => {
    const draft = tapped(context, ids);
    expect(draft.face).toEqual(face);
    expect(caretOf(draft)).toEqual(caret);
  });

  test("tapped while the third's asks gives up its count to the third", () => {
    const draft = tapped(context, "winner:bo digit:3 digit:1 count:bo count:ann");
    expect(draft.doesNotCount).toBe("ann");
    expect(caretOf(draft)).toEqual({ player: "bo", fresh: true, swaps: false });
    expect(pilesOf(draft)).not.toContain("ann 31");
  });
});

describe("digits", () => {
  test.each<[string, string, string[], object | null]>([
    [
      "the second jumps to the other field",
      "count:ann digit:3 digit:1",
      ["ann 31"],
      { player: "dora", fresh: true, swaps: false },
    ],
    ["the first one stays", "count:ann digit:3", ["ann 3"], { player: "ann", fresh: false, swaps: false }],
    [
      "one after the other is there begins a new number",
      "count:ann digit:3 digit:1 digit:2 digit:2 count:ann digit:2",
      ["ann 2", "dora 22"],
      { player: "ann", fresh: false, swaps: false },
    ],
  ])("%s", (_, ids, piles, caret) => {
    const draft = tapped(context, ids);
    expect(pilesOf(draft).toSorted()).toEqual(piles);
    expect(caretOf(draft)).toEqual(caret);
  });

  test.each<[string, string, string[], object | null]>([
    [
      "takes the last digit",
      "count:ann digit:3 digit:1 jump erase",
      ["ann 3"],
      { player: "ann", fresh: false, swaps: false },
    ],
    [
      "after the jump the one before it",
      "count:ann digit:3 digit:1 erase",
      ["ann 3"],
      { player: "ann", fresh: false, swaps: false },
    ],
  ])("erasing %s", (_, ids, piles, caret) => {
    const draft = tapped(context, ids);
    expect(pilesOf(draft)).toEqual(piles);
    expect(caretOf(draft)).toEqual(caret);
  });
});

describe("to the other field", () => {
  test.each([
    ["count:ann jump", "dora"],
    ["count:dora jump", "ann"],
    ["count:dora jump jump", "dora"],
  ])("%s: %s", (ids, player) => {
    expect(caretOf(tapped(context, ids))).toEqual({ player, fresh: true, swaps: false });
  });
});

test("piles are exchanged only where there are two", () => {
  const one = tapped(context, "count:ann digit:3 digit:1");
  expect(tap(one, { tap: "exchange" }, context).piles).toEqual(one.piles);
  expect(tap(begun(context), { tap: "exchange" }, context).piles).toEqual([]);
  const two = tapped(context, "count:ann digit:3 digit:1 digit:2 digit:2 count:ann");
  expect(pilesOf(tap(two, { tap: "exchange" }, context)).toSorted()).toEqual(["ann 22", "dora 31"]);
});
