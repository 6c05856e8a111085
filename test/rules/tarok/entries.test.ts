import { describe, expect, test } from "vitest";
import { points } from "../../../src/model/index.ts";
import type { TarokEntry } from "../../../src/rules/tarok/index.ts";
import { tarok } from "../../../src/rules/tarok/index.ts";
import { dealOf, paysAt, setupOf, stateOf, told } from "../../support/paying.ts";

const THREE = ["a", "b", "c"];
const pays = (entry: TarokEntry, before: readonly TarokEntry[] = []) => paysAt(THREE, entry, {}, before);

describe("before the first deal", () => {
  test("everyone at the table funds both pots (rules.md, section 2)", () => {
    const { transfers, state } = tarok.open(setupOf(THREE));
    expect(told(transfers)).toEqual(
      ["b", "c", "a"].flatMap((id) => [`${id}→pagat 20 funding`, `${id}→king 20 funding`]),
    );
    expect(state.books).toEqual({
      players: { a: -40, b: -40, c: -40, d: 0, e: 0, f: 0 },
      pots: { pagat: 60, king: 60 },
      difference: 0,
    });
  });
});

describe("a fine between deals (rules.md, section 6)", () => {
  test("goes into both pots", () => {
    expect(pays({ type: "fine", id: "f", player: "b", kind: "wrongSkat" })).toEqual([
      "b→pagat 40 fine",
      "b→king 40 fine",
    ]);
  });
});

describe("a pot check (rules.md, section 9)", () => {
  const check = (counted: number, coveredBy?: string): TarokEntry => ({
    type: "potCheck",
    id: "c",
    pot: "king",
    counted: points(counted),
    ...(coveredBy === undefined ? {} : { coveredBy }),
  });

  test.each<[string, TarokEntry, string[]]>([
    ["too little", check(45), ["king→difference 15 potCheck"]],
    ["too little, covered", check(45, "c"), ["king→difference 15 potCheck", "c→king 15 potCheck"]],
    ["too much", check(65), ["difference→king 5 potCheck"]],
    ["too much is covered by nobody", check(65, "c"), ["difference→king 5 potCheck"]],
    ["right", check(60, "c"), []],
  ])("%s", (_, entry, expected) => expect(pays(entry)).toEqual(expected));
});

describe("jetons (rules.md, section 9)", () => {
  const count = (player: string, counted: number): TarokEntry => ({
    type: "jetonCount",
    id: "n",
    counts: [{ player, counted: points(counted) }],
  });
  const handed = (player: string, amount: number): TarokEntry => ({ type: "jetons", id: "j", player, amount });

  test("a player should hold what was handed out and the balance", () => {
    expect(pays(count("a", 260))).toEqual([]);
    expect(pays(count("a", 275))).toEqual(["difference→a 15 jetonCount"]);
    expect(pays(count("a", 0))).toEqual(["a→difference 260 jetonCount"]);
  });

  test("what is handed out or returned during the evening is expected too, and is no payment", () => {
    expect(pays(handed("a", 100))).toEqual([]);
    expect(pays(count("a", 360), [handed("a", 100)])).toEqual([]);
    expect(pays(count("a", 160), [handed("a", -100)])).toEqual([]);
  });

  test("somebody who never sat down holds nothing", () =>
    expect(pays(count("f", 5))).toEqual(["difference→f 5 jetonCount"]));

  test("who joins is handed jetons the first time only", () => {
    const join = (player: string): TarokEntry => ({ type: "join", id: player, player, after: "a", paysIn: false });
    const leave = (player: string): TarokEntry => ({ type: "leave", id: player, player, takesShare: false });
    expect(stateOf(THREE, [join("d")]).issued).toMatchObject({ d: 300 });
    expect(stateOf(THREE, [handed("d", 100), join("d")]).issued).toMatchObject({ d: 400 });
    expect(stateOf(THREE, [join("d"), leave("d"), join("d")]).issued).toMatchObject({ d: 300 });
    expect(stateOf(THREE, [leave("a"), { type: "join", id: "a", player: "a", after: null }]).issued).toMatchObject({
      a: 300,
    });
  });
});

describe("a transfer", () => {
  test("moves what it says", () => {
    const transfer: TarokEntry = { type: "transfer", id: "t", from: "difference", to: "player:a", amount: points(5) };
    expect(pays(transfer)).toEqual(["difference→a 5 transfer"]);
  });
});

describe("coming and going (rules.md, section 10)", () => {
  test("who joins funds both pots and sits down to the right of the one named", () => {
    const join: TarokEntry = { type: "join", id: "j", player: "d", after: "b" };
    expect(pays(join)).toEqual(["d→pagat 20 funding", "d→king 20 funding"]);
    expect(pays({ ...join, paysIn: false })).toEqual([]);
    expect(stateOf(THREE, [join]).seats).toEqual(["a", "b", "d", "c"]);
    expect(stateOf(THREE, [{ ...join, after: null }]).seats).toEqual(["d", "a", "b", "c"]);
    expect(stateOf(THREE, [{ ...join, after: "c" }]).seats).toEqual(["a", "b", "c", "d"]);
  });

  test("who leaves takes the equal share of each pot, rounded down to the split's unit, where that was agreed", () => {
    const leave: TarokEntry = { type: "leave", id: "l", player: "b", takesShare: true };
    const more: TarokEntry = { type: "transfer", id: "t", from: "player:a", to: "pot:king", amount: points(10) };
    expect(pays(leave, [more])).toEqual(["pagat→b 20 leaveShare", "king→b 20 leaveShare"]);
    expect(pays({ ...leave, takesShare: false })).toEqual([]);
    expect(stateOf(THREE, [leave]).seats).toEqual(["a", "c"]);
  });

  test("changing places pays nothing", () => {
    const seats: TarokEntry = { type: "seats", id: "s", seats: ["c", "b", "a"] };
    expect(pays(seats)).toEqual([]);
    expect(stateOf(THREE, [seats]).seats).toEqual(["c", "b", "a"]);
  });
});

describe("the end split (rules.md, section 8)", () => {
  const split = (entries: TarokEntry[], named?: string) =>
    tarok.split(stateOf(THREE, entries), setupOf(THREE).rules, named);
  const put = (from: string, amount: number): TarokEntry => ({
    type: "transfer",
    id: from,
    from: `player:${from}`,
    to: "pot:pagat",
    amount: points(amount),
  });

  test("shares both pots equally", () => {
    expect(split([])).toEqual({ shares: { a: 40, b: 40, c: 40 }, remainder: 0, lowest: THREE, remainderTo: null });
  });

  test("in multiples of the unit; who stands lowest gets what is left", () => {
    expect(split([put("b", 13)])).toEqual({
      shares: { a: 40, b: 53, c: 40 },
      remainder: 13,
      lowest: ["b"],
      remainderTo: "b",
    });
  });

  test("on a tie the first of them in the order of the seats, unless somebody is named", () => {
    const tie = [put("c", 4), put("b", 4)];
    expect(split(tie)).toMatchObject({ shares: { a: 40, b: 48, c: 40 }, lowest: ["b", "c"], remainderTo: "b" });
    expect(split(tie, "c")).toMatchObject({ shares: { a: 40, b: 40, c: 48 }, remainderTo: "c" });
    expect(split(tie, "a")).toMatchObject({ shares: { a: 48, b: 40, c: 40 }, remainderTo: "a" });
  });

  test("passes over somebody named who has left", () => {
    const left: TarokEntry[] = [{ type: "leave", id: "l", player: "c", takesShare: false }, put("b", 4)];
    expect(split(left, "c")).toMatchObject({ shares: { a: 60, b: 64 }, remainderTo: "b" });
  });

  test("gives nothing to who sits elsewhere", () => expect(Object.keys(split([dealOf()]).shares)).toEqual(THREE));
});
