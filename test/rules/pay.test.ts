import { expect, test } from "vitest";
import { pay } from "../../src/rules/pay.ts";

test("a payment moves a positive amount, and says of which row of the deal it comes", () => {
  const paid = { from: "player:a", to: "pot:king", amount: 5, reason: "fine" };
  expect(pay("player:a", "pot:king", 5, "fine")).toEqual([paid]);
  expect(pay("player:a", "pot:king", 5, "fine", 0)).toEqual([{ ...paid, source: 0 }]);
  expect(pay("player:a", "pot:king", 0, "fine", 0)).toEqual([]);
});
