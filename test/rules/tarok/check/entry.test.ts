import { describe, expect, test } from "vitest";
import type { Points } from "../../../../src/model/index.ts";
import { tarok } from "../../../../src/rules/index.ts";
import { checkEntry } from "../../../../src/rules/tarok/check/index.ts";
import type { TarokEntry } from "../../../../src/rules/tarok/entry.ts";
import { context, lines } from "../../../support/tarok.ts";

type EntryOf<T> = Extract<TarokEntry, { readonly type: T }>;
type Fields<T> = Omit<EntryOf<T>, "type" | "id">;
const told = <T extends TarokEntry["type"]>(type: T, fields: Fields<T>, at = context()) =>
  lines(checkEntry({ type, id: "entry", ...fields } as EntryOf<T>, at));
const p = (n: number) => n as Points;

test("a fine between deals needs somebody at the table", () => {
  expect(told("fine", { player: "carl", kind: "misdeal" })).toEqual([]);
  expect(told("fine", { player: "eli", kind: "misdeal" })).toEqual(["player: notAtTable"]);
  expect(told("fine", { player: "zoe", kind: "misdeal" })).toEqual(["player: unknownPlayer"]);
});

test("a shortage in a pot is covered by somebody at the table", () => {
  expect(told("potCheck", { pot: "king", counted: p(0) })).toEqual([]);
  expect(told("potCheck", { pot: "king", counted: p(0), coveredBy: "ann" })).toEqual([]);
  expect(told("potCheck", { pot: "king", counted: p(0), coveredBy: "eli" })).toEqual(["coveredBy: notAtTable"]);
});

test("jetons and jeton counts may name anyone in the file", () => {
  expect(told("jetons", { player: "eli", amount: -5 })).toEqual([]);
  expect(told("jetons", { player: "zoe", amount: 5 })).toEqual(["player: unknownPlayer"]);
  const counts = ["eli", "zoe", "ann", "eli"].map((player) => ({ player, counted: p(0) }));
  expect(told("jetonCount", { counts })).toEqual(["counts[1].player: unknownPlayer", "counts[3].player: shape"]);
});

describe("a transfer", () => {
  const transfer = (from: string, to: string, amount = 5, at = context()) =>
    told("transfer", { from, to, amount: p(amount) }, at);

  test("names anyone in the file, pots and the difference", () => {
    expect(transfer("player:eli", "player:ann")).toEqual([]);
    expect(transfer("difference", "pot:king", 1_000_000)).toEqual([]);
    expect(transfer("player:zoe", "player:yan")).toEqual(["from: unknownPlayer", "to: unknownPlayer"]);
  });

  test("goes from one account to another", () => {
    expect(transfer("player:ann", "player:ann")).toEqual(["to: shape"]);
    expect(transfer("difference", "difference")).toEqual(["to: shape"]);
  });

  test("takes no more from a pot than it holds", () => {
    expect(transfer("pot:king", "player:ann", 80)).toEqual([]);
    expect(transfer("pot:king", "player:ann", 81)).toEqual(["amount: potNegative"]);
    expect(transfer("pot:pot", "player:ann", 81)).not.toContain("amount: potNegative");
    expect(transfer("pot:king", "player:ann", 81, { ...context(), potsKnown: false })).toEqual([]);
  });
});

describe("coming, going and changing places", () => {
  test("a join", () => {
    expect(told("join", { player: "eli", after: "ann" })).toEqual([]);
    expect(told("join", { player: "eli", after: null })).toEqual([]);
    expect(told("join", { player: "bo", after: "ann" })).toEqual(["player: alreadyAtTable"]);
    expect(told("join", { player: "bo", after: "ann" }, context(5))).toEqual(["player: alreadyAtTable"]);
    expect(told("join", { player: "finn", after: "ann" }, context(5))).toEqual(["player: tableSize"]);
    expect(told("join", { player: "zoe", after: "finn" })).toEqual(["player: unknownPlayer", "after: notAtTable"]);
    expect(told("join", { player: "eli", after: "eli" })).toEqual(["after: notAtTable"]);
  });

  test("a leave", () => {
    expect(told("leave", { player: "ann", takesShare: true })).toEqual([]);
    expect(told("leave", { player: "eli", takesShare: true })).toEqual(["player: notAtTable"]);
    expect(told("leave", { player: "ann", takesShare: true }, context(1))).toEqual(["player: tableSize"]);
    expect(told("leave", { player: "bo", takesShare: true }, context(1))).toEqual(["player: notAtTable"]);
  });

  test("other places for the same players", () => {
    expect(told("seats", { seats: ["dora", "ann", "carl", "bo"] })).toEqual([]);
    expect(told("seats", { seats: ["dora", "ann", "carl"] })).toEqual(["seats: tableSize"]);
    expect(told("seats", { seats: ["dora", "ann", "carl", "eli"] })).toEqual(["seats[3]: notAtTable"]);
  });
});

describe("the table after a refused entry", () => {
  const { state } = context();
  const seatsAfter = (refused: unknown, at = state) => tarok.reseat(refused, at).seats;

  test("has one more who could sit, one less who could leave", () => {
    expect(seatsAfter({ type: "join", player: "eli", after: "zoe", paysIn: "no" })).toContain("eli");
    expect(seatsAfter({ type: "join", player: "eli", after: "bo" })).toEqual(["ann", "bo", "eli", "carl", "dora"]);
    expect(seatsAfter({ type: "leave", player: "bo" })).toEqual(["ann", "carl", "dora"]);
  });

  test("is the same where nobody could", () => {
    for (const refused of [
      { type: "join", player: "zoe", after: null },
      { type: "join", player: "bo", after: null },
      { type: "leave", player: "eli" },
      { type: "deal", player: "bo" },
      { type: "leave" },
      null,
      [],
    ]) {
      expect(seatsAfter(refused)).toEqual(state.seats);
    }
    expect(seatsAfter({ type: "join", player: "finn" }, context(5).state)).toHaveLength(5);
    expect(seatsAfter({ type: "leave", player: "ann" }, context(1).state)).toEqual(["ann"]);
  });

  test("pays nothing", () => {
    expect(tarok.reseat({ type: "join", player: "eli", after: null }, state).books).toEqual(state.books);
  });
});
