import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, points } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/tarok/index.ts";
import { priceOf } from "../../../src/ui/money/form.ts";
import { newEvening } from "../../../src/ui/screens/new/check.ts";
import { emptyForm, type NewForm } from "../../../src/ui/screens/new/form.ts";

const around = { game: "tarok" as const, seats: { min: 3 }, rules: HJORRING, now: "2026-11-30T19:30:00+01:00" };
const player = (name: string) => ({ id: name.toLowerCase(), name });
const ready: NewForm = {
  ...emptyForm(DEFAULT_SETTINGS),
  players: [player("Inger"), player("Poul"), player("Karen")],
  firstDealer: "karen",
};
const check = (keys: Partial<NewForm>) => newEvening({ ...ready, ...keys }, around);

test("a form that is filled in is an evening, its empty texts left out", () => {
  expect(check({ price: "12,5", issued: "1000", place: " Klub\u200Bhuset\u202E ", roundToMinor: 50 })).toEqual({
    ok: true,
    value: {
      game: "tarok",
      startedAt: "2026-11-30T19:30:00+01:00",
      place: "Klubhuset",
      money: { currency: "DKK", minorPerPoint: 12.5, roundToMinor: 50 },
      jetons: { issued: points(1000) },
      rules: HJORRING,
      players: ready.players,
      seats: ["inger", "poul", "karen"],
      firstDealer: "karen",
    },
  });
});

describe("what keeps an evening from starting is told:", () => {
  test.each<[string, Partial<NewForm>, object]>([
    ["too few players", { players: [player("Inger")] }, { faulty: [], missing: { what: "players", more: 2 } }],
    ["no dealer", { firstDealer: null }, { faulty: [], missing: { what: "dealer" } }],
    ["a price of nothing", { price: "0" }, { faulty: ["price"] }],
    ["a price with three decimals", { price: "0,125" }, { faulty: ["price"] }],
    ["a currency of two letters", { currency: "KR" }, { faulty: ["currency"] }],
    ["half a jeton", { issued: "2,5" }, { faulty: ["issued"] }],
    ["too many jetons", { issued: "1000001" }, { faulty: ["issued"] }],
    ["a day that is missing", { onPaper: true }, { faulty: ["date"] }],
    ["a day to come", { onPaper: true, date: "2027-01-01", time: "19:00" }, { faulty: ["date"] }],
    ["a day that does not exist", { onPaper: true, date: "2026-02-30", time: "19:00" }, { faulty: ["date"] }],
    ["everything at once", { price: "", currency: "", issued: "x" }, { faulty: ["price", "currency", "issued"] }],
  ])("%s", (_, keys, error) => {
    expect(check(keys)).toEqual({ ok: false, error });
  });
});

test("an evening kept on paper starts on its own day", () => {
  const result = check({ onPaper: true, date: "2026-10-24", time: "19:00" });
  expect(result.ok && result.value.startedAt.slice(0, 16)).toBe("2026-10-24T19:00");
});

test.each([
  ["10", 10],
  ["0,25", 0.25],
  [" 12.5 ", 12.5],
  ["", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["9999999", undefined],
])("a price of %j is %j", (text, price) => {
  expect(priceOf(text)).toBe(price);
});
