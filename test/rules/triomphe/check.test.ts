import { describe, expect, test } from "vitest";
import { points } from "../../../src/model/index.ts";
import { FORCEE, triomphe } from "../../../src/rules/triomphe/index.ts";
import { EIGHT, faults, round, tableOf } from "./support.ts";

const five = ["a", "b", "c", "d", "a"];
const shows = (player: string, ...cards: ("fool" | "magician" | "strength")[]) => ({ player, cards });

describe("a round that cannot be is refused (rules.md, section 12)", () => {
  test("a card that was shown before, at the second place, also in one hand", () => {
    expect(faults(round({ shown: [shows("a", "fool"), shows("b", "magician", "fool")] }), tableOf(4))).toEqual([
      "shown[1].cards[1]: cardShownTwice",
    ]);
    expect(faults(round({ shown: [shows("a", "fool", "fool")], tricks: five }))).toContain(
      "shown[0].cards[1]: cardShownTwice",
    );
  });

  test("two rows of one player", () => {
    expect(faults(round({ shown: [shows("a", "fool"), shows("a", "magician")] }))).toEqual(["shown[1].player: shape"]);
  });

  test("Death beside shown cards or tricks; empty lists say nothing", () => {
    expect(faults(round({ death: "a", shown: [shows("b", "fool")], tricks: five }))).toEqual([
      "shown: deathAndShown",
      "tricks: deathAndTricks",
    ]);
    expect(faults(round({ death: "a", shown: [], tricks: [] }))).toEqual([]);
  });

  test("other than five tricks where a pot is left", () => {
    expect(faults(round())).toEqual(["tricks: tricksMissing"]);
    expect(faults(round({ tricks: five.slice(1) }))).toEqual(["tricks: tricksMissing"]);
    expect(faults(round({ tricks: [...five, "a"] }))).toEqual(["tricks: tricksMissing"]);
    expect(faults(round({ shown: [shows("b", "fool")] }))).toEqual(["tricks: tricksMissing"]);
    expect(faults(round({ tricks: five }))).toEqual([]);
  });

  test("tricks where the pot is empty", () => {
    const shown = [shows("b", "fool", "strength")];
    expect(faults(round({ shown, tricks: five }))).toEqual(["tricks: tricksWithoutPot"]);
    expect(faults(round({ shown }))).toEqual([]);
  });

  test("what the pot holds after shown cards is not told while the pots are unknown", () => {
    const shown = [shows("b", "fool", "strength")];
    expect(faults(round({ shown, tricks: five }), tableOf(4), false)).toEqual([]);
    expect(faults(round(), tableOf(4), false)).toEqual(["tricks: tricksMissing"]);
  });

  test("fewer than four who play", () => {
    expect(faults(round({ sittingOut: ["d"], death: "a" }), tableOf(4))).toEqual(["sittingOut: tableSize"]);
    expect(faults(round({ sittingOut: ["d"], death: "a" }), tableOf(5))).toEqual([]);
  });

  test("people who are not there, or do not play", () => {
    expect(faults(round({ dealer: "h", death: "x" }), tableOf(5))).toEqual(["dealer: notAtTable", "death: notAtTable"]);
    expect(faults(round({ sittingOut: ["a"], death: "b" }), tableOf(5))).toEqual(["sittingOut: dealerSitsOut"]);
    const tricks = ["e", "a", "a", "y", "h"];
    expect(faults(round({ sittingOut: ["e"], tricks }), tableOf(5))).toEqual([
      "tricks[0]: notPlaying",
      "tricks[3]: unknownPlayer",
      "tricks[4]: notAtTable",
    ]);
    expect(faults(round({ sittingOut: ["h"], shown: [shows("h", "fool")], tricks: five }), tableOf(8))).toEqual([
      "shown[0].player: notPlaying",
    ]);
  });
});

describe("what a refusal names, for the sentence", () => {
  const named = (keys: Parameters<typeof round>[0], size = 4) =>
    triomphe
      .check(round(keys), { players: new Set(EIGHT), rules: FORCEE, state: tableOf(size), potsKnown: true })
      .map(({ path: _, ...told }) => told);

  test.each<[string, Parameters<typeof round>[0], object]>([
    [
      "who showed the card first, and who again",
      { shown: [shows("b", "fool"), shows("c", "fool")], tricks: five },
      { code: "cardShownTwice", players: ["b", "c"], name: "fool" },
    ],
    ["who had Death", { death: "c", shown: [shows("b", "fool")] }, { code: "deathAndShown", players: ["c"] }],
    ["who had Death, beside tricks", { death: "c", tricks: five }, { code: "deathAndTricks", players: ["c"] }],
    ["how many tricks are told", { tricks: ["a", "b"] }, { code: "tricksMissing", expected: 5, actual: 2 }],
    [
      "how many tricks there are without a pot",
      { shown: [shows("b", "fool", "strength")], tricks: five },
      { code: "tricksWithoutPot", actual: 5 },
    ],
    ["who deals", { sittingOut: ["a"], death: "b" }, { code: "dealerSitsOut", players: ["a"] }],
    ["how many play", { sittingOut: ["d"], death: "a" }, { code: "tableSize", expected: 4, actual: 3 }],
    ["who sits out and is not there", { sittingOut: ["h"], death: "a" }, { code: "notAtTable", players: ["h"] }],
  ])("%s", (_, keys, expected) => {
    expect(named(keys)).toContainEqual(expected);
  });

  test("somebody who sits out and is not there is told at that place", () => {
    expect(faults(round({ sittingOut: ["e", "h"], death: "a" }), tableOf(7))).toEqual(["sittingOut[1]: notAtTable"]);
  });
});

describe("coming, going and paying beside the game", () => {
  const context = { players: new Set(EIGHT.concat("x")), rules: FORCEE, potsKnown: true };
  const check = (entry: Parameters<typeof triomphe.check>[0], size: number) =>
    triomphe.check(entry, { ...context, state: tableOf(size) }).map(({ code }) => code);

  test("eight sit at the table at most, and one stays", () => {
    expect(check({ type: "join", id: "j", player: "x", after: null }, 8)).toEqual(["tableSize"]);
    expect(check({ type: "join", id: "j", player: "x", after: "a" }, 7)).toEqual([]);
    expect(check({ type: "join", id: "j", player: "a", after: "h" }, 4)).toEqual(["alreadyAtTable", "notAtTable"]);
    expect(check({ type: "leave", id: "l", player: "a" }, 1)).toEqual(["tableSize"]);
    expect(check({ type: "leave", id: "l", player: "b" }, 1)).toEqual(["notAtTable"]);
  });

  test("and the refusal names how many there would be, and who sits there already", () => {
    const named = (entry: Parameters<typeof triomphe.check>[0], size: number) =>
      triomphe.check(entry, { ...context, state: tableOf(size) });
    const join = { type: "join", id: "j", player: "x", after: null } as const;
    expect(named(join, 8)).toEqual([{ code: "tableSize", path: ["player"], expected: 8, actual: 9 }]);
    expect(named({ ...join, player: "a" }, 4)).toEqual([{ code: "alreadyAtTable", path: ["player"], players: ["a"] }]);
    const leave = { type: "leave", id: "l", player: "a" } as const;
    expect(named(leave, 1)).toEqual([{ code: "tableSize", path: ["player"], expected: 1, actual: 0 }]);
    expect(named(leave, 2)).toEqual([]);
  });

  test("nothing is taken from an empty pot", () => {
    const amount = points(1);
    expect(check({ type: "transfer", id: "t", from: "pot:pot", to: "player:a", amount }, 4)).toEqual(["potNegative"]);
  });
});
