import { expect, test } from "vitest";
import { readEvening, replay, settle, stateAfter, writeEvening } from "../../src/ledger/index.ts";
import { type Evening, emptyBooks, points, post } from "../../src/model/index.ts";
import { TAROK_CASES } from "../support/cases.ts";
import { withStrangeIds } from "../support/ids.ts";

/** What everybody comes to after each entry and in the end, by place among the players and not by id. */
function comesTo(file: Evening) {
  const replayed = replay(file);
  const ids = file.players.map(({ id }) => id);
  const inOrder = <T>(amounts: Readonly<Record<string, T>>): (T | undefined)[] => {
    const found = new Map(Object.entries(amounts));
    return ids.map((id) => found.get(id));
  };
  const settled = settle(file, stateAfter(replayed));
  return {
    entries: replayed.postings.map(({ state: { books } }) => [inOrder(books.players), books.pots, books.difference]),
    points: inOrder(settled.points),
    money: settled.money && inOrder(settled.money),
  };
}

test.for(TAROK_CASES)("whatever its players are called by, an evening comes to the same: %s", ([, { file }]) => {
  const strange = withStrangeIds(file);
  const { entries, revisions: _, ...setup } = strange;
  expect(
    readEvening(
      writeEvening(
        setup,
        entries.map((entry) => ({ ...entry })),
        [],
      ),
    ).ok,
  ).toBe(true);
  expect(comesTo(strange)).toEqual(comesTo(file));
});

test("a payment is posted to an account that the books did not have, whatever its id", () => {
  const { players } = post(emptyBooks([], []), [
    { from: "player:__proto__", to: "player:constructor", amount: points(5), reason: "transfer" },
  ]);
  expect(Object.entries(players)).toEqual([
    ["__proto__", -5],
    ["constructor", 5],
  ]);
});
