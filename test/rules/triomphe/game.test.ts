import { describe, expect, test } from "vitest";
import { emptyBooks, points, type Setup } from "../../../src/model/index.ts";
import { FORCEE, type TriompheRules, type TriompheState, triomphe } from "../../../src/rules/triomphe/index.ts";
import { tableOf } from "./support.ts";

const SETUP: Setup<TriompheRules> = {
  id: "evening",
  game: "triomphe",
  startedAt: "2026-01-01T19:00Z",
  money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
  jetons: { issued: points(0) },
  rules: FORCEE,
  players: [..."abcde"].map((id) => ({ id, name: id.toUpperCase() })),
  seats: ["b", "a", "d", "c"],
  firstDealer: "d",
  end: null,
};

describe("an evening of Triomphe forcée (rules.md, section 12)", () => {
  test("begins with an empty pot, and nothing is paid before the first round", () => {
    expect(triomphe.open(SETUP)).toEqual({
      transfers: [],
      state: {
        books: emptyBooks([..."abcde"], ["pot"]),
        seats: ["b", "a", "d", "c"],
        lastDealer: null,
        firstDealer: "d",
      },
    });
  });

  test("is a game of rounds with one pot, which nobody funds", () => {
    const { id, pots, seats, entryTypes, fundsPots, dealType } = triomphe;
    expect({ id, pots, seats, entryTypes, fundsPots, dealType }).toEqual({
      id: "triomphe",
      pots: ["pot"],
      seats: { min: 4, max: 8 },
      entryTypes: ["round", "transfer", "join", "leave"],
      fundsPots: false,
      dealType: "round",
    });
  });

  test("shares no pot at its end: what was put there by hand stays until it is booked", () => {
    expect(triomphe.split(tableOf(4), FORCEE)).toEqual({ shares: {}, remainder: 0, lowest: [], remainderTo: null });
  });
});

describe("between the rounds", () => {
  const state: TriompheState = { ...tableOf(5), lastDealer: "b" };
  const step = (entry: Parameters<typeof triomphe.step>[0], from = state) => triomphe.step(entry, from, FORCEE);

  test("a transfer moves what it says, and the turn stays", () => {
    const { transfers, state: after } = step({
      type: "transfer",
      id: "t",
      from: "player:a",
      to: "pot:pot",
      amount: points(7),
    });
    expect(transfers).toEqual([{ from: "player:a", to: "pot:pot", amount: 7, reason: "transfer" }]);
    expect(after).toEqual({
      ...state,
      books: { ...state.books, players: { ...state.books.players, a: -7 }, pots: { pot: 7 } },
    });
  });

  test("who sits down pays nothing", () => {
    const seats = ["a", "b", "f", "c", "d", "e"];
    expect(step({ type: "join", id: "j", player: "f", after: "b" })).toEqual({
      transfers: [],
      state: { ...state, seats },
    });
  });

  test("who leaves takes nothing, and the turn goes on from the empty seat", () => {
    const without = (player: string) => step({ type: "leave", id: "l", player });
    expect(without("d")).toEqual({ transfers: [], state: { ...state, seats: ["a", "b", "c", "e"] } });
    expect(without("b").state).toEqual({ ...state, seats: ["a", "c", "d", "e"], lastDealer: "a" });
    expect(without("a").state).toEqual({ ...state, seats: ["b", "c", "d", "e"], firstDealer: "b" });
  });

  test("a refused join or leave still seats or removes who could be (rules.md, section 11)", () => {
    const seatsAfter = (refused: unknown, from = state) => triomphe.reseat(refused, from).seats.join("");
    expect(seatsAfter({ type: "join", player: "f", after: "b", id: 3 })).toBe("abfcde");
    expect(seatsAfter({ type: "join", player: "f" })).toBe("fabcde");
    expect(seatsAfter({ type: "join", player: "a", after: "b" })).toBe("abcde");
    expect(seatsAfter({ type: "join", player: "x", after: "b" })).toBe("abcde");
    expect(seatsAfter({ type: "leave", player: "d" })).toBe("abce");
    expect(seatsAfter({ type: "leave", player: "f" })).toBe("abcde");
    expect(seatsAfter({ type: "leave", player: "a" }, tableOf(1))).toBe("a");
    expect(seatsAfter({ type: "seats", player: "a" })).toBe("abcde");
    const full = { ...tableOf(8), books: emptyBooks([..."abcdefghi"], ["pot"]) };
    expect(seatsAfter({ type: "join", player: "i", after: "b" }, full)).toBe("abcdefgh");
  });
});
