import { describe, expect, test } from "vitest";
import { replay, settle, stateAfter } from "../../src/ledger/index.ts";
import { type Paid, points } from "../../src/model/index.ts";
import { gameOf, type TarokEntry } from "../../src/rules/index.ts";
import { setupOf } from "../support/paying.ts";

const put = (from: string, to: string, amount: number): TarokEntry => ({
  type: "transfer",
  id: `${from} ${to}`,
  from: from === "difference" ? from : `player:${from}`,
  to: `player:${to}`,
  amount: points(amount),
});

/** Four at 10 øre a point: a owes b 30 p, c owes d 50 p. */
const ENTRIES = [put("a", "b", 30), put("c", "d", 50)];
const payment = (from: string, to: string, amountMinor: number): Paid => ({ from, to, amountMinor });

function paymentsAfter(paid: readonly Paid[] | undefined, entries = ENTRIES) {
  const end = { at: "2026-10-25T01:30:00+02:00", ...(paid ? { paid: [...paid] } : {}) };
  const evening = { ...setupOf(["a", "b", "c", "d"]), end, entries };
  return settle(evening, stateAfter(replay(evening))).payments;
}

describe("what was paid (format.md)", () => {
  const [ab, cd] = [payment("a", "b", 300), payment("c", "d", 500)];

  test("nothing yet: the smallest plan", () => {
    const open = [
      { ...ab, paid: false },
      { ...cd, paid: false },
    ];
    expect(paymentsAfter(undefined)).toEqual(open);
    expect(paymentsAfter([])).toEqual(open);
  });

  test("rows of the plan are marked and the others stay where they are", () => {
    expect(paymentsAfter([cd])).toEqual([
      { ...ab, paid: false },
      { ...cd, paid: true },
    ]);
    expect(paymentsAfter([cd, ab])).toEqual([
      { ...ab, paid: true },
      { ...cd, paid: true },
    ]);
  });

  test("another payment comes first, and then the smallest plan for what is left", () => {
    expect(paymentsAfter([payment("a", "d", 300)])).toEqual([
      { ...payment("a", "d", 300), paid: true },
      { ...payment("c", "b", 300), paid: false },
      { ...payment("c", "d", 200), paid: false },
    ]);
  });

  test("one row of the plan paid twice is another payment", () => {
    expect(paymentsAfter([ab, ab])).toEqual([
      { ...ab, paid: true },
      { ...ab, paid: true },
      { ...payment("b", "a", 300), paid: false },
      { ...cd, paid: false },
    ]);
  });

  test("too much paid is paid back", () => {
    expect(paymentsAfter([payment("a", "b", 400), cd])).toEqual([
      { ...payment("a", "b", 400), paid: true },
      { ...cd, paid: true },
      { ...payment("b", "a", 100), paid: false },
    ]);
  });

  test("a payment of the same amount by another, or to another, is not the plan's", () => {
    const even = [put("a", "b", 30), put("c", "d", 30)];
    const [ab3, cd3] = [payment("a", "b", 300), payment("c", "d", 300)];
    expect(paymentsAfter([payment("c", "b", 300)], even)).toEqual([
      { ...payment("c", "b", 300), paid: true },
      { ...payment("a", "d", 300), paid: false },
    ]);
    expect(paymentsAfter([ab3, cd3], even)).toEqual([
      { ...ab3, paid: true },
      { ...cd3, paid: true },
    ]);
  });

  test("nothing is settled while a pot that the game does not share holds something", () => {
    const ids = ["a", "b", "c", "d"];
    const evening = {
      ...setupOf(ids),
      game: "triomphe" as const,
      rules: gameOf("triomphe").defaultRules,
      entries: [
        { type: "transfer", id: "t", from: "player:a", to: "pot:pot", amount: points(30) },
        { type: "transfer", id: "u", from: "player:b", to: "player:a", amount: points(5) },
      ],
    };
    const state = stateAfter(replay(evening));
    expect(settle(evening, state)).toMatchObject({ money: null, payments: null, points: { a: -25, b: -5 } });
    const booked = { ...state, books: { ...state.books, pots: { pot: points(0) } } };
    expect(settle(evening, booked).money).not.toBeNull();
  });

  test("nothing is settled while points are unexplained", () => {
    expect(paymentsAfter([ab], [...ENTRIES, put("difference", "a", 5)])).toBeNull();
  });
});
