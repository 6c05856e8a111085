import { describe, expect, test } from "vitest";
import { replay, settle, stateAfter } from "../../src/ledger/index.ts";
import { type Paid, points } from "../../src/model/index.ts";
import type { TarokEntry } from "../../src/rules/index.ts";
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

  test("nothing is settled while points are unexplained", () => {
    expect(paymentsAfter([ab], [...ENTRIES, put("difference", "a", 5)])).toBeNull();
  });
});
