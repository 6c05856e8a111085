import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Deal, propose, type TarokEntry, type TarokRules, tarok } from "../../../src/rules/tarok/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { dealOf, setupOf, stateOf } from "../../support/paying.ts";

const FOUR = ["a", "b", "c", "d"];
const FIVE = ["a", "b", "c", "d", "e"];

/** A deal as far as the rotation looks at it. */
const dealt = (dealer: string, keys: Partial<Deal> = {}) => dealOf({ id: `${dealer}'s`, dealer, ...keys });

const proposed = (seats: string[], entries: TarokEntry[] = [], rules: Partial<TarokRules> = {}) =>
  propose(stateOf(seats, entries, rules), setupOf(seats, rules).rules);

/** The next deals as the rotation proposes them, each recorded as proposed: dealer, and who sits out. */
function turns(count: number, seats: string[], rules: Partial<TarokRules> = {}, start: TarokEntry[] = []): string[] {
  const entries = [...start];
  return Array.from({ length: count }, () => {
    const { dealer, sittingOut } = proposed(seats, entries, rules);
    entries.push(dealt(dealer, { sittingOut: [...sittingOut] }));
    return `${dealer}: ${sittingOut.join(" ")}`;
  });
}

describe("the rotation (rules.md, section 1)", () => {
  test("three: nobody sits out, and the deal goes to the right", () => {
    expect(turns(4, ["a", "b", "c"])).toEqual(["a: ", "b: ", "c: ", "a: "]);
    expect(proposed(["a", "b", "c"])).toEqual({
      dealer: "a",
      sittingOut: [],
      dealerPays: true,
      nextDealer: "b",
      shuffles: null,
      doesNotCount: "b",
    });
  });

  test("four: who sits opposite the dealer sits out and shuffles", () => {
    expect(turns(5, FOUR)).toEqual(["a: c", "b: d", "c: a", "d: b", "a: c"]);
    expect(proposed(FOUR)).toMatchObject({ nextDealer: "b", shuffles: "c", doesNotCount: "b" });
  });

  test("five, alternate: the dealer of one deal sits out the next, and the dealer's right need not count", () => {
    expect(turns(6, FIVE)).toEqual(["a: c d", "c: a e", "e: b c", "b: d e", "d: a b", "a: c d"]);
    expect(proposed(FIVE)).toMatchObject({ nextDealer: "c", shuffles: "d", doesNotCount: "b" });
  });

  test("five, blocks: each sits out five deals in a row, beginning to the left of the first dealer", () => {
    const deals = turns(26, FIVE, { fivePlayers: "blocks" });
    expect(deals.slice(0, 5)).toEqual(["a: c e", "b: d e", "c: a e", "d: b e", "a: c e"]);
    // The turn comes to a, the dealer of the fifth: the deal goes on to b.
    expect(deals.slice(5, 10)).toEqual(["b: a d", "c: a e", "d: a b", "e: a c", "b: a d"]);
    expect(deals.slice(10, 15)).toEqual(["c: b e", "d: a b", "e: b c", "a: b d", "c: b e"]);
    expect(deals[25]).toBe("a: c e");
  });

  test("five, blocks: as with four, the one opposite shuffles and the next dealer does not count", () => {
    const rules = { fivePlayers: "blocks" } as const;
    expect(proposed(FIVE, [], rules)).toMatchObject({ nextDealer: "b", shuffles: "c", doesNotCount: "b" });
  });

  test("who does not count is among those who play, whoever deals next", () => {
    const rules = { fivePlayers: "blocks" } as const;
    const { rules: all } = setupOf(FIVE, rules);
    const entries: TarokEntry[] = [];
    for (let deal = 0; deal < 30; deal++) {
      const next = propose(stateOf(FIVE, entries, rules), all);
      expect(next.sittingOut).not.toContain(next.doesNotCount);
      expect(next.sittingOut).not.toContain(next.dealer);
      expect(next.sittingOut).toContain(next.shuffles);
      entries.push(dealt(next.dealer));
      expect(propose(stateOf(FIVE, entries, rules), all).dealer).toBe(next.nextDealer);
    }
  });

  test("another dealer may be chosen, and the table is proposed for that one", () => {
    expect(propose(stateOf(FOUR), setupOf(FOUR).rules, "d")).toMatchObject({ sittingOut: ["b"], nextDealer: "a" });
  });

  test("what was recorded is what the next proposal goes by", () => {
    expect(proposed(FOUR, [dealt("c", { sittingOut: ["d"] })])).toMatchObject({ dealer: "d", sittingOut: ["b"] });
  });
});

describe("whatever happened before", () => {
  test("three play, the dealer among them, and who does not count too; the next dealer sits at the table", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        let { state } = tarok.open(evening);
        for (const entry of evening.entries) {
          state = tarok.step(entry, state, evening.rules).state;
          if (state.seats.length < 3) continue;
          const { dealer, sittingOut, doesNotCount, nextDealer } = propose(state, evening.rules);
          const playing = state.seats.filter((id) => !sittingOut.includes(id));
          expect(playing).toHaveLength(3);
          expect(playing).toEqual(expect.arrayContaining([dealer, doesNotCount]));
          expect(state.seats).toContain(nextDealer);
        }
      }),
    );
  });
});

describe("after a voided deal", () => {
  const voided = dealt("a", { voided: true });

  test("the same dealer deals again and pays nothing", () => {
    expect(proposed(FOUR, [voided])).toMatchObject({
      dealer: "a",
      sittingOut: ["c"],
      dealerPays: false,
      nextDealer: "b",
    });
    expect(proposed(FOUR, [voided, dealt("a", { dealerPays: false })])).toMatchObject({
      dealer: "b",
      dealerPays: true,
    });
  });

  test("the next dealer may be chosen instead, and pays", () => {
    expect(propose(stateOf(FOUR, [voided]), setupOf(FOUR).rules, "b").dealerPays).toBe(true);
  });

  test("one that is dealt again does not count towards the five of a block, one that is not does", () => {
    const rules = { fivePlayers: "blocks" } as const;
    const again = [voided, voided, dealt("a", { dealerPays: false })];
    expect(turns(5, FIVE, rules, again)).toEqual(["b: d e", "c: a e", "d: b e", "a: c e", "b: a d"]);
    expect(turns(5, FIVE, rules, [voided, dealt("b")])).toEqual(["c: a e", "d: b e", "a: c e", "b: a d", "c: a e"]);
  });

  test("deals dealt again before play count once", () => {
    const rules = { fivePlayers: "blocks" } as const;
    expect(turns(5, FIVE, rules, [dealt("a", { redeals: 3 })]).at(-1)).toBe("b: a d");
  });
});

describe("when the table changes", () => {
  const join = (player: string, after: string): TarokEntry => ({ type: "join", id: player, player, after });
  const leave = (player: string): TarokEntry => ({ type: "leave", id: player, player, takesShare: false });

  test("it follows the rotation for its new size", () => {
    expect(proposed(FOUR, [dealt("a"), join("e", "d")])).toMatchObject({ dealer: "c", sittingOut: ["a", "e"] });
    expect(proposed(FIVE, [dealt("a"), leave("e")])).toMatchObject({ dealer: "b", sittingOut: ["d"] });
    expect(proposed(FOUR, [dealt("a"), leave("d")])).toMatchObject({ dealer: "b", sittingOut: [] });
  });

  test("the turn goes on from the seat of a dealer who leaves", () => {
    expect(proposed(FOUR, [dealt("b"), leave("b")]).dealer).toBe("c");
    expect(proposed(FOUR, [dealt("b", { voided: true }), leave("b")])).toMatchObject({ dealer: "c", dealerPays: true });
    expect(proposed(FOUR, [leave("a")]).dealer).toBe("b");
  });

  test("the turn goes on in the new order of the seats", () => {
    const seats: TarokEntry = { type: "seats", id: "s", seats: ["a", "d", "c", "b"] };
    expect(proposed(FOUR, [dealt("a"), seats])).toMatchObject({ dealer: "d", sittingOut: ["b"] });
  });

  test("blocks begin anew to the left of who then deals", () => {
    const rules = { fivePlayers: "blocks" } as const;
    expect(proposed(FOUR, [dealt("a"), join("e", "d")], rules)).toMatchObject({ dealer: "b", sittingOut: ["a", "d"] });
    expect(proposed(FIVE, [dealt("a"), leave("e"), join("f", "d")], rules)).toMatchObject({
      dealer: "b",
      sittingOut: ["a", "d"],
    });
    expect(proposed(FIVE, [dealt("a"), leave("b"), join("b", "a")], rules)).toMatchObject({
      dealer: "b",
      sittingOut: ["d", "e"],
    });
  });

  test("with fewer than three at the table nobody sits out", () => {
    expect(proposed(["a", "b", "c"], [leave("c")])).toMatchObject({ dealer: "a", sittingOut: [] });
    expect(proposed(["a", "b", "c"], [leave("c"), leave("a")])).toMatchObject({ dealer: "b", sittingOut: [] });
  });
});
