import { describe, expect, test } from "vitest";
import { points, post } from "../../../src/model/index.ts";
import { FORCEE, triomphe } from "../../../src/rules/triomphe/index.ts";
import { paid, round, tableOf } from "./support.ts";

describe("a round (rules.md, section 12)", () => {
  test("begins with a stake of everybody who plays, from the dealer's right", () => {
    const { transfers } = triomphe.step(round({ dealer: "c", sittingOut: ["e"], death: "b" }), tableOf(6), FORCEE);
    const stakes = transfers.filter(({ reason }) => reason === "stake");
    expect(stakes.map(({ from, amount }) => `${from} ${amount}`)).toEqual([
      "player:d 10",
      "player:f 10",
      "player:a 10",
      "player:b 10",
      "player:c 10",
    ]);
  });

  test("Death takes the whole pot", () => {
    expect(paid(round({ death: "b" }))).toEqual(["pot:pot > player:b 40 death"]);
    expect(paid(round({ death: "b", stake: points(25) }))).toEqual(["pot:pot > player:b 100 death"]);
  });

  test.each([
    [["fool"], 20],
    [["magician"], 20],
    [["fool", "magician"], 30],
    [["strength"], 30],
    [["fool", "strength"], 40],
    [["magician", "strength"], 40],
    [["fool", "magician", "strength"], 50],
  ] as const)("who shows %s takes %i", (cards, amount) => {
    const tricks = ["a", "a", "a", "a", "a"];
    expect(paid(round({ shown: [{ player: "b", cards: [...cards] }], tricks }), tableOf(8))).toEqual([
      `pot:pot > player:b ${amount} shown`,
      `pot:pot > player:a ${80 - amount} tricks`,
    ]);
  });

  test("without `returnsStake` only the weights count, and a card that weighs nothing takes nothing", () => {
    const rules = { ...FORCEE, returnsStake: false, weights: { ...FORCEE.weights, fool: points(0) } };
    const shown = [
      { player: "b", cards: ["fool" as const] },
      { player: "c", cards: ["strength" as const] },
    ];
    expect(paid(round({ shown, tricks: ["a", "a", "a", "a", "a"] }), tableOf(4), rules)).toEqual([
      "pot:pot > player:c 20 shown",
      "pot:pot > player:a 20 tricks",
    ]);
  });

  test("a pot that cannot pay in full pays what it has, first to who sits next to the dealer's right", () => {
    const shown = [
      { player: "a", cards: ["fool" as const] },
      { player: "d", cards: ["magician" as const] },
      { player: "c", cards: ["strength" as const] },
    ];
    // Of 40 the first, `c`, takes 30; `d` would get 20 and gets 10; the dealer gets nothing.
    expect(paid(round({ dealer: "b", shown }))).toEqual(["pot:pot > player:c 30 shown", "pot:pot > player:d 10 shown"]);
    expect(paid(round({ dealer: "c", shown }))).toEqual(["pot:pot > player:d 20 shown", "pot:pot > player:a 20 shown"]);
  });

  test("what was put into the pot by hand is played for too", () => {
    const state = tableOf(4);
    const books = post(state.books, [{ from: "player:a", to: "pot:pot", amount: points(7), reason: "transfer" }]);
    expect(paid(round({ death: "b" }), { ...state, books })).toEqual(["pot:pot > player:b 47 death"]);
  });

  test("the next dealer sits to the right, and after somebody left to the right of the empty seat", () => {
    const state = triomphe.step(round({ dealer: "b", death: "a" }), tableOf(6), FORCEE).state;
    expect(triomphe.blank(state, FORCEE, "n")).toEqual({ type: "round", id: "n", dealer: "c" });
    const left = triomphe.step({ type: "leave", id: "l", player: "b" }, state, FORCEE).state;
    expect(triomphe.blank(left, FORCEE, "n")).toMatchObject({ dealer: "c" });
    const right = triomphe.step({ type: "leave", id: "m", player: "c" }, left, FORCEE).state;
    expect(triomphe.blank(right, FORCEE, "n")).toMatchObject({ dealer: "d" });
    const first = triomphe.step({ type: "leave", id: "l", player: "a" }, tableOf(6), FORCEE).state;
    expect(triomphe.blank(first, FORCEE, "n")).toMatchObject({ dealer: "b" });
  });

  test("fewer than four play no round", () => {
    expect(triomphe.blank({ ...tableOf(4), seats: ["a", "b", "c"] }, FORCEE, "n")).toBeNull();
  });
});
