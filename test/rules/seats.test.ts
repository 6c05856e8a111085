import { expect, test } from "vitest";
import { seatsFrom, toTheRight } from "../../src/rules/seats.ts";

const SEATS = ["a", "b", "c", "d"];

test("play and deal go to the right, round the table", () => {
  expect(toTheRight(SEATS, "a")).toBe("b");
  expect(toTheRight(SEATS, "d")).toBe("a");
  expect(toTheRight(SEATS, "c", 3)).toBe("b");
  expect(toTheRight(SEATS, "a", -1)).toBe("d");
});

test("who is not at the table has no neighbour", () => {
  expect(() => toTheRight(SEATS, "e")).toThrow("e is not at the table");
  expect(() => toTheRight([], "a")).toThrow("a is not at the table");
});

test("everyone from the dealer's right round to the dealer", () => {
  expect(seatsFrom(SEATS, "b")).toEqual(["c", "d", "a", "b"]);
  expect(seatsFrom(SEATS, "d")).toEqual(SEATS);
});
