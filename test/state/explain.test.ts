import { describe, expect, test } from "vitest";
import { type Account, points, type Reason, type Transfer } from "../../src/model/index.ts";
import { explain } from "../../src/state/explain.ts";

const pays = (from: string, to: Account, amount: number, reason: Reason, source?: number): Transfer => ({
  from: `player:${from}`,
  to,
  amount: points(amount),
  reason,
  ...(source !== undefined && { source }),
});

/** Karen declares twice and makes ultimo with a king: the pot she empties is funded again. */
const DEAL: readonly Transfer[] = [
  pays("poul", "pot:pagat", 5, "dealerFee"),
  pays("poul", "pot:king", 5, "dealerFee"),
  pays("inger", "player:karen", 5, "declaration", 0),
  pays("poul", "player:karen", 5, "declaration", 0),
  pays("inger", "player:karen", 10, "declaration", 1),
  pays("poul", "player:karen", 10, "declaration", 1),
  pays("inger", "player:karen", 40, "ultimo"),
  pays("poul", "player:karen", 40, "ultimo"),
  { from: "pot:king", to: "player:karen", amount: points(150), reason: "ultimo" },
  pays("inger", "pot:king", 20, "funding"),
];

describe("payments are explained by what caused them", () => {
  test("each declaration, fine or lost card stands alone, whatever else has the same reason", () => {
    expect(explain(DEAL).map(({ reason, source, transfers }) => [reason, source, transfers.length])).toEqual([
      ["dealerFee", undefined, 2],
      ["declaration", 0, 2],
      ["declaration", 1, 2],
      ["ultimo", undefined, 3],
      ["funding", undefined, 1],
    ]);
  });

  test("nothing is lost, added or moved", () => {
    expect(explain(DEAL).flatMap(({ transfers }) => transfers)).toEqual(DEAL);
  });

  test("payments of one cause that others come between are told together, where the first of them stands", () => {
    const apart = [pays("a", "pot:king", 40, "fine", 0), pays("b", "pot:king", 5, "count")];
    const again = pays("a", "pot:pagat", 40, "fine", 0);
    expect(explain([...apart, again]).map(({ reason, transfers }) => [reason, transfers.length])).toEqual([
      ["fine", 2],
      ["count", 1],
    ]);
  });

  test("no payments need no explanation", () => {
    expect(explain([])).toEqual([]);
  });
});
