import { describe, expect, test } from "vitest";
import { issuedOf, moneyForm, moneyOf, priceOf } from "../../../src/ui/money/form.ts";

test.each([
  ["10", 10],
  [" 12,5 ", 12.5],
  ["0.25", 0.25],
  ["0", undefined],
  ["1,234", undefined],
  ["-5", undefined],
  ["ti", undefined],
  ["", undefined],
])("a price of %j is %s", (text, price) => {
  expect(priceOf(text)).toBe(price);
});

test.each([
  ["", 0],
  ["1000", 1000],
  ["1.5", undefined],
  ["9999999", undefined],
])("jetons of %j are %s", (text, issued) => {
  expect(issuedOf(text)).toBe(issued);
});

describe("money", () => {
  test("is the same after it was shown", () => {
    const money = { currency: "SEK", minorPerPoint: 12.5, roundToMinor: 50 };
    expect(moneyOf(moneyForm(money))).toEqual({ faulty: [], money });
  });

  test("tells every field that is wrong", () => {
    expect(moneyOf({ price: "x", currency: "kr", roundToMinor: 1 })).toEqual({
      faulty: ["price", "currency"],
      money: undefined,
    });
  });
});
