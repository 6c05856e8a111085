import { describe, expect, test } from "vitest";
import { type Account, points, type Transfer } from "../../../src/model/index.ts";
import { bundles } from "../../../src/ui/evening/bundles.ts";

const account = (name: string): Account =>
  name === "pagat" || name === "king" ? `pot:${name}` : name === "difference" ? name : `player:${name}`;

const pay = (from: string, to: string, amount: number): Transfer => ({
  from: account(from),
  to: account(to),
  amount: points(amount),
  reason: "transfer",
});

/** Each bundle as "from>to times×amount". */
const told = (transfers: readonly Transfer[]) =>
  bundles(transfers).map(
    ({ from, to, amount, transfers }) =>
      `${from.map(bare).join("+")} > ${to.map(bare).join("+")}: ${transfers.length} × ${amount}`,
  );
const bare = (name: Account) => name.replace(/^\w+:/, "");

describe("equal payments of one cause are told together", () => {
  test("both opponents pay the ultimator, who empties the pot", () => {
    expect(told([pay("inger", "karen", 40), pay("poul", "karen", 40), pay("king", "karen", 150)])).toEqual([
      "inger+poul > karen: 2 × 40",
      "king > karen: 1 × 150",
    ]);
  });

  test("who lost a king pays both opponents, and the pot apart from them", () => {
    expect(told([pay("inger", "poul", 5), pay("inger", "karen", 5), pay("inger", "king", 5)])).toEqual([
      "inger > poul+karen: 2 × 5",
      "inger > king: 1 × 5",
    ]);
  });

  test("the dealer pays into both pots", () => {
    expect(told([pay("poul", "pagat", 5), pay("poul", "king", 5)])).toEqual(["poul > pagat+king: 2 × 5"]);
  });

  test("everyone funds both pots, in whatever order it was written down", () => {
    const byPlayer = ["a", "b", "c"].flatMap((who) => [pay(who, "pagat", 20), pay(who, "king", 20)]);
    const byPot = ["pagat", "king"].flatMap((pot) => ["a", "b", "c"].map((who) => pay(who, pot, 20)));
    expect(told(byPlayer)).toEqual(["a+b+c > pagat+king: 6 × 20"]);
    expect(told(byPot)).toEqual(["a+b+c > pagat+king: 6 × 20"]);
  });

  test("payments that differ in amount stay apart", () => {
    expect(told([pay("poul", "inger", 5), pay("børge", "inger", 10)])).toEqual([
      "poul > inger: 1 × 5",
      "børge > inger: 1 × 10",
    ]);
  });

  test("nobody pays somebody who did not receive it: a circle stays three payments", () => {
    const circle = [pay("a", "b", 5), pay("b", "c", 5), pay("c", "a", 5)];
    expect(told(circle)).toHaveLength(3);
  });

  test("every payment is in exactly one bundle", () => {
    const all = [pay("a", "b", 5), pay("a", "c", 5), pay("b", "c", 5), pay("a", "king", 5)];
    const inside = bundles(all).flatMap(({ transfers }) => transfers);
    expect(inside.toSorted(byText)).toEqual(all.toSorted(byText));
    for (const { from, to, transfers } of bundles(all)) expect(transfers).toHaveLength(from.length * to.length);
  });
});

const byText = (a: Transfer, b: Transfer) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
