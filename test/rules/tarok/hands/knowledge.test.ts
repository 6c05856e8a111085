import { describe, expect, test } from "vitest";
import { knownHands } from "../../../../src/rules/tarok/hands/index.ts";
import { deal, declared } from "../../../support/tarok.ts";

const known = (...declarations: readonly string[]) => {
  const hands = knownHands(deal({ declarations: [...declared(...declarations)] }), ["ann", "bo", "dora"]);
  return (player: string) => hands.get(player) ?? { holds: new Set(), lacks: new Set(), taroks: 0 };
};

describe("what the declarations say of each hand", () => {
  test("nothing where nobody declared", () => {
    expect(known()("ann")).toEqual({ holds: new Set(), lacks: new Set(), taroks: 0 });
  });

  test("what one holds the others lack", () => {
    const of = known("bo half hearts without jack");
    const held = ["scus", "hearts king", "hearts queen", "hearts cavalier"];
    expect([...of("bo").holds]).toEqual(held);
    expect([...of("bo").lacks]).toEqual(["hearts jack"]);
    expect([...of("ann").lacks]).toEqual(held);
    expect(of("ann").holds.has("hearts jack")).toBe(false);
  });

  test("what two lack the third holds", () => {
    const of = known("ann full hearts", "bo full spades");
    expect(of("dora").holds).toEqual(new Set(["scus"]));
    expect(known("ann 10 taroks without", "bo 10 taroks without")("dora").holds).toContain("pagat");
  });

  test("who has as many taroks as are left holds them all", () => {
    const of = known("bo 21 taroks with", "ann half hearts without king");
    expect(of("bo").holds.size).toBe(21);
    expect(of("bo").holds.has("scus")).toBe(false);
    expect(of("dora").lacks.has("tarok 2")).toBe(true);
  });

  test("as many taroks as were declared, or as the cards come to", () => {
    const of = known("ann 12 taroks without", "bo 4 matadors");
    expect(["ann", "bo", "dora"].map((player) => of(player).taroks)).toEqual([12, 4, 0]);
  });

  test("something even of declarations that cannot be", () => {
    expect(known("ann 3 matadors", "bo 3 matadors", "bo full hearts")("ann").holds.has("scus")).toBe(true);
  });
});
