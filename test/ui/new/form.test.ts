import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, points } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/tarok/index.ts";
import type { NewEvening } from "../../../src/state/index.ts";
import { asLast } from "../../../src/ui/screens/new/as-last.ts";
import { emptyForm, type NewForm, reseated, sameTable, seated, unseated } from "../../../src/ui/screens/new/form.ts";
import { swapped } from "../../../src/ui/seats/swapped.ts";

const player = (id: string) => ({ id, name: id.toUpperCase() });
const [a, b, c] = [player("a"), player("b"), player("c")] as const;
const form = (keys: Partial<NewForm>): NewForm => ({ ...emptyForm(DEFAULT_SETTINGS), ...keys });
const lots = [
  { player: "a", tarok: 3 },
  { player: "b", tarok: 21 },
];

const last: NewEvening = {
  game: "tarok",
  startedAt: "2026-11-23T19:00+01:00",
  club: "Klubben",
  note: "regn",
  money: { currency: "DKK", minorPerPoint: 12.5, roundToMinor: 25 },
  jetons: { issued: points(300) },
  rules: HJORRING,
  players: [a, b, c],
  seats: ["c", "a", "b"],
  firstDealer: "a",
};

test("the same table has last time's seats and price, and lots drawn anew", () => {
  const again = sameTable(last, () => 0);
  expect(again.players).toEqual([c, a, b]);
  expect(again).toMatchObject({ price: "12,5", roundToMinor: 25, issued: "300", club: "Klubben", place: "" });
  expect(again.firstDealer).toBe("b");
  expect(again.lots?.map(({ tarok }) => tarok)).toEqual([1, 2, 3]);
  expect(again).not.toHaveProperty("note");
});

test("who comes after the lots were drawn was not in them: they no longer count", () => {
  expect(seated(form({ players: [a, b], lots, firstDealer: "b" }), c)).toEqual({
    players: [a, b, c],
    lots: [],
    firstDealer: null,
  });
});

test("who comes after the dealer was chosen changes nothing about it", () => {
  expect({ ...form({ firstDealer: "b" }), ...seated(form({ players: [a, b], firstDealer: "b" }), c) }.firstDealer).toBe(
    "b",
  );
});

test("a dealer who gets up deals no more, anybody else who does leaves the dealer", () => {
  const chosen = form({ players: [a, b, c], firstDealer: "b" });
  expect({ ...chosen, ...unseated(chosen, "b") }).toMatchObject({ players: [a, c], firstDealer: null });
  expect({ ...chosen, ...unseated(chosen, "a") }).toMatchObject({ players: [b, c], firstDealer: "b" });
});

test("the same people sit in another order", () => {
  expect(reseated(form({ players: [a, b, c] }), swapped(["a", "b", "c"], "a", "c"))).toEqual({ players: [c, b, a] });
});

test("what the last evening had otherwise than the settings can be taken over, the money as one", () => {
  const money = { price: "12,5", roundToMinor: 25, currency: "DKK" };
  expect(asLast(form({}), DEFAULT_SETTINGS, last)).toEqual({ ...money, club: "Klubben" });
  const there = { ...DEFAULT_SETTINGS, club: "Klubben", place: "Klubhuset" };
  expect(asLast({ ...emptyForm(there) }, there, { ...last, place: "Hos Åse" })).toEqual({ ...money, place: "Hos Åse" });
});

test("nothing is taken over where the form has it already, or somebody has written something else", () => {
  const begun = emptyForm(DEFAULT_SETTINGS);
  expect(asLast({ ...begun, ...asLast(begun, DEFAULT_SETTINGS, last) }, DEFAULT_SETTINGS, last)).toEqual({});
  expect(asLast({ ...begun, price: "20", club: "Vores" }, DEFAULT_SETTINGS, last)).toEqual({});
  const asSet = { ...DEFAULT_SETTINGS, club: "Klubben", place: "Klubhuset", money: last.money };
  expect(asLast(emptyForm(asSet), asSet, last)).toEqual({});
});
