import { expect, test } from "vitest";
import { FORCEE, type Round, triomphe } from "../../../src/rules/triomphe/index.ts";
import { pageOf, storyOf } from "../../support/page.ts";
import { round, tableOf } from "./support.ts";

/** What a round of five counts beside the stakes, as "player key amount". */
function counted(keys: Partial<Round>): string[] {
  const one = round({ sittingOut: ["e"], ...keys });
  const step = triomphe.step(one, tableOf(5), FORCEE);
  const told = triomphe.figures.tally({ entry: one, ...step }, FORCEE);
  return told.map(({ player, key, amount }) => `${player} ${key} ${amount}`);
}

const seated = ["a dealt 1", "e satOut 1"];
const stakes = [..."bcda"].map((id) => `${id} staked 10`);

test.each<[string, Partial<Round>, string[]]>([
  ["Death", { death: "b" }, [...seated, ...stakes, "b won.death 1", "b points.death 40", "b points.won 40"]],
  [
    "a shown card, and the tricks",
    { shown: [{ player: "c", cards: ["fool"] }], tricks: ["d", "b", "d", "b", "d"] },
    [
      ...seated,
      "c card.fool 1",
      ...[..."dbdbd"].map((id) => `${id} tricks 1`),
      ...stakes,
      "c won.shown 1",
      "c points.shown 20",
      "c points.won 20",
      "d won.tricks 1",
      "d points.tricks 20",
      "d points.won 20",
    ],
  ],
])("a round counts what it is, and nothing else: %s", (_, keys, expected) => {
  expect(counted(keys)).toEqual(expected);
});

test("who played a round, and nobody a transfer", () => {
  const played = (entry: Parameters<typeof triomphe.step>[0]) =>
    triomphe.figures.played({ entry, ...triomphe.step(entry, tableOf(5), FORCEE) });
  expect(played(round({ sittingOut: ["e"], death: "a" }))).toEqual([..."abcd"]);
  expect(played({ type: "leave", id: "l", player: "b" })).toEqual([]);
});

test("what a person's page tells, and the story of an evening", () => {
  expect(pageOf(triomphe.figures.groups)).toEqual([
    "deals (deals)",
    "  dealt: times dealt",
    "  satOut: times satOut",
    "pot (deals) times points",
    "  death: times won.death, points points.death",
    "  shown: times won.shown, points points.shown",
    "  tricks: times won.tricks, points points.tricks",
    "stakes (deals)",
    "  won: points points.won",
    "  staked: points staked",
    "cards (deals)",
    "  fool: times card.fool",
    "  magician: times card.magician",
    "  strength: times card.strength",
    "  tricksTaken: times tricks",
  ]);
  expect(storyOf(triomphe.figures.story)).toEqual([
    "death: times won.death",
    "shown: times won.shown",
    "tricks: times won.tricks",
  ]);
  expect(triomphe.figures.most).toEqual([]);
});
