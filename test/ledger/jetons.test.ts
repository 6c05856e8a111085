import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay } from "../../src/ledger/index.ts";
import { JETONS, piecesFor, pushesOf } from "../../src/ledger/jetons.ts";
import { type Account, points, type Reason, type Transfer } from "../../src/model/index.ts";
import { tarokEvening } from "../arbitraries/evening.ts";
import { TAROK_CASES } from "../support/cases.ts";

/** The fewest pieces that make each amount up to a limit, found by trying every piece; undefined where none do. */
function fewest(limit: number): readonly (number | undefined)[] {
  const best: (number | undefined)[] = [0];
  for (let amount = 1; amount <= limit; amount++) {
    const ways = JETONS.flatMap((jeton) => best[amount - jeton] ?? []);
    best[amount] = ways.length === 0 ? undefined : Math.min(...ways) + 1;
  }
  return best;
}

const worth = ({ pieces, rest }: ReturnType<typeof piecesFor>): number =>
  pieces.reduce((sum, { jeton, count }) => sum + jeton * count, rest);

describe("an amount in pieces", () => {
  test("is made of the fewest there can be", () => {
    const best = fewest(600);
    for (const amount of best.keys()) {
      const { pieces, rest } = piecesFor(amount);
      const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
      expect([amount, rest, count]).toEqual([amount, amount % 5, best[amount - rest]]);
    }
  });

  test("sums to the amount, each piece at most as often as it must", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (amount) => {
        const paid = piecesFor(amount);
        expect(worth(paid)).toBe(amount);
        expect(paid.rest).toBeLessThan(5);
        expect(paid.pieces.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true);
      }),
    );
  });

  test("begins with the largest", () => {
    expect(piecesFor(285).pieces).toEqual([
      { jeton: 100, count: 2 },
      { jeton: 20, count: 4 },
      { jeton: 5, count: 1 },
    ]);
    expect(piecesFor(0)).toEqual({ pieces: [], rest: 0 });
    expect(piecesFor(3)).toEqual({ pieces: [], rest: 3 });
  });
});

const flows = (rows: readonly Pick<Transfer, "from" | "to" | "amount">[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { from, to, amount } of rows) {
    sums[from] = (sums[from] ?? 0) - amount;
    sums[to] = (sums[to] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
};

/** What is wrong with the pushes of some payments; nothing as a rule. */
function wrong(transfers: readonly Transfer[]): string[] {
  const pushes = pushesOf(transfers);
  const handed = transfers.filter(({ from, to }) => from !== "difference" && to !== "difference");
  expect(flows(pushes)).toEqual(flows(handed));
  return pushes.flatMap((push) => [
    ...(push.amount > 0 && push.from !== push.to ? [] : ["a push moves something from one to another"]),
    ...(push.kind === "empties" || worth(push) === push.amount ? [] : ["the pieces sum to the amount"]),
  ]);
}

describe("the pushes of an entry", () => {
  test.for(TAROK_CASES)("sum to everybody's net: %s", ([, { file }]) => {
    const { opening, postings } = replay(file);
    for (const { transfers } of [opening, ...postings]) expect(wrong(transfers)).toEqual([]);
  });

  test("sum to everybody's net in any evening, and no two accounts push both ways at once", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        for (const { transfers } of replay(evening).postings) {
          expect(wrong(transfers)).toEqual([]);
          const people = pushesOf(transfers).filter(({ from, to }) => `${from}${to}`.split("player:").length === 3);
          const pairs = people.map(({ from, to }) => [from, to].sort().join());
          expect(new Set(pairs).size).toBe(pairs.length);
        }
      }),
    );
  });

  const pays = (from: Account, to: Account, amount: number, reason: Reason): Transfer => ({
    from,
    to,
    amount: points(amount),
    reason,
  });
  const [inger, karen, king]: readonly Account[] = ["player:inger", "player:karen", "pot:king"];
  const told = (transfers: readonly Transfer[]) =>
    pushesOf(transfers).map(({ from, to, amount, kind }) => [from, to, amount, kind]);

  test("set off what two owe each other", () => {
    if (!inger || !karen) throw new Error("no accounts");
    const both = [pays(inger, karen, 40, "ultimo"), pays(karen, inger, 15, "count")];
    expect(told(both)).toEqual([[inger, karen, 25, "pays"]]);
    expect(told([...both, pays(karen, inger, 25, "lastTrick")])).toEqual([]);
  });

  test("empty a pot as it lies there, after what goes in before and before what goes in after", () => {
    if (!inger || !karen || !king) throw new Error("no accounts");
    const deal = [
      pays(karen, king, 5, "dealerFee"),
      pays(king, karen, 95, "ultimo"),
      pays(karen, king, 20, "funding"),
      pays(inger, king, 20, "funding"),
    ];
    expect(told(deal)).toEqual([
      [karen, king, 5, "pays"],
      [king, karen, 95, "empties"],
      [karen, king, 20, "funds"],
      [inger, king, 20, "funds"],
    ]);
    expect(pushesOf(deal)[1]?.pieces).toEqual([]);
  });

  test("a tout empties both pots; what players pay each other comes before, what goes into an emptied pot after", () => {
    if (!inger || !karen || !king) throw new Error("no accounts");
    const pagat: Account = "pot:pagat";
    const deal = [
      pays(pagat, karen, 60, "tout"),
      pays(inger, pagat, 45, "bagud"),
      pays(king, karen, 80, "tout"),
      pays(inger, karen, 80, "tout"),
      pays(inger, king, 40, "fine"),
    ];
    expect(told(deal)).toEqual([
      [inger, karen, 80, "pays"],
      [pagat, karen, 60, "empties"],
      [king, karen, 80, "empties"],
      [inger, pagat, 45, "pays"],
      [inger, king, 40, "pays"],
    ]);
  });

  test("a share of a pot is counted out, and nobody pushes for what only the book says", () => {
    if (!inger || !karen || !king) throw new Error("no accounts");
    expect(pushesOf([pays(king, inger, 25, "leaveShare")])).toEqual([
      {
        from: king,
        to: inger,
        amount: 25,
        pieces: [
          { jeton: 20, count: 1 },
          { jeton: 5, count: 1 },
        ],
        rest: 0,
        kind: "pays",
      },
    ]);
    expect(told([pays(king, "difference", 15, "potCheck"), pays("difference", inger, 5, "jetonCount")])).toEqual([]);
    expect(told([pays(inger, king, 20, "funding"), pays(inger, karen, 5, "transfer")])).toEqual([
      [inger, king, 20, "funds"],
      [inger, karen, 5, "pays"],
    ]);
  });
});
