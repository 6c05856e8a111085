import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Played, standingsOf } from "../../../src/ledger/club/index.ts";

const evening = (
  ...players: readonly [id: string, points: number, moneyMinor: number | null, deals: number][]
): Played => ({
  currency: "DKK",
  players: players.map(([id, points, moneyMinor, deals]) => ({ id, points, moneyMinor, deals })),
});
const season = [
  evening(["bo", 300, 3000, 20], ["ib", -100, -1000, 20], ["eva", -200, -2000, 20]),
  evening(["bo", -50, null, 10], ["ib", 50, null, 10], ["eva", 0, 0, 0]),
  evening(["ib", 350, 3500, 12], ["eva", -350, -3500, 14]),
];
const ranking = { order: "points", currency: "DKK", minEvenings: 0 } as const;
const places = (order: "points" | "perEvening" | "perDeal" | "money", minEvenings = 0) =>
  standingsOf(season, { ...ranking, order, minEvenings }).map(({ player, place }) => `${player} ${place}`);

describe("standings", () => {
  test("add up what was played; who neither played nor paid was not there", () => {
    expect(standingsOf(season, ranking)).toEqual([
      {
        player: "ib",
        place: 1,
        evenings: 3,
        deals: 42,
        points: 300,
        perEvening: { sum: 300, over: 3 },
        perDeal: { sum: 300, over: 42 },
        money: [{ currency: "DKK", minor: 2500, evenings: 2 }],
      },
      {
        player: "bo",
        place: 2,
        evenings: 2,
        deals: 30,
        points: 250,
        perEvening: { sum: 250, over: 2 },
        perDeal: { sum: 250, over: 30 },
        money: [{ currency: "DKK", minor: 3000, evenings: 1 }],
      },
      {
        player: "eva",
        place: 3,
        evenings: 2,
        deals: 34,
        points: -550,
        perEvening: { sum: -550, over: 2 },
        perDeal: { sum: -550, over: 34 },
        money: [{ currency: "DKK", minor: -5500, evenings: 2 }],
      },
    ]);
  });

  test("may be ordered by the average of an evening or a deal, and by money", () => {
    expect(places("perEvening")).toEqual(["bo 1", "ib 2", "eva 3"]);
    expect(places("perDeal")).toEqual(["bo 1", "ib 2", "eva 3"]);
    expect(places("money")).toEqual(["bo 1", "ib 2", "eva 3"]);
  });

  test("give no place to who has played too few evenings", () => {
    expect(places("perEvening", 3)).toEqual(["ib 1", "bo null", "eva null"]);
  });

  test("give equal ones the same place, and none to the next", () => {
    const equal = [evening(["a", 10, 0, 2], ["b", 20, 0, 4], ["c", -30, 0, 4])];
    const order = standingsOf(equal, { ...ranking, order: "perDeal" });
    expect(order.map(({ player, place }) => [player, place])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 3],
    ]);
  });

  test("tell apart the average of an evening, points and the money of each currency", () => {
    const krona = { ...evening(["b", 80, 900, 8], ["c", -80, -900, 8]), currency: "SEK" };
    const mixed = [evening(["a", 50, 500, 8], ["b", 0, 0, 8], ["c", -50, -500, 8]), krona];
    const order = (order: "points" | "perEvening" | "money", minEvenings = 0) =>
      standingsOf(mixed, { ...ranking, order, minEvenings }).map(({ player }) => player);
    expect(order("points")).toEqual(["b", "a", "c"]);
    expect(order("perEvening")).toEqual(["a", "b", "c"]);
    expect(order("money")).toEqual(["a", "b", "c"]);
    expect(standingsOf(mixed, { ...ranking, order: "money", currency: "SEK" })[0]?.player).toBe("b");
    // Who has played too few evenings comes after the others, the best of them first.
    expect(order("points", 3)).toEqual(["b", "a", "c"]);
  });

  test("an average of nothing is below all others", () => {
    const idle = [evening(["a", 40, 0, 0], ["b", -30, 0, 4], ["c", 5, 0, 0], ["d", -15, 0, 4])];
    const order = standingsOf(idle, { ...ranking, order: "perDeal" });
    expect(order.map(({ player, place }) => `${player} ${place}`)).toEqual(["d 1", "b 2", "a 3", "c 3"]);
  });

  test("count two ids of one person as one, and an evening once", () => {
    const resolve = (id: string) => (id === "ib" ? "bo" : id);
    const [bo] = standingsOf(season, ranking, resolve);
    expect(bo).toMatchObject({ player: "bo", points: 550, evenings: 3, deals: 72 });
  });

  test("sum to what the evenings sum to, in any order and with any minimum", () => {
    const player = fc.record({
      id: fc.constantFrom("a", "b", "c", "d"),
      points: fc.integer({ min: -500, max: 500 }),
      moneyMinor: fc.option(fc.integer({ min: -5000, max: 5000 })),
      deals: fc.integer({ min: 0, max: 40 }),
    });
    const evenings = fc.array(
      fc.record({
        currency: fc.constantFrom("DKK", "SEK"),
        players: fc.uniqueArray(player, { selector: ({ id }) => id }),
      }),
    );
    fc.assert(
      fc.property(
        evenings,
        fc.constantFrom("points", "perEvening", "perDeal", "money"),
        fc.nat(5),
        (all, order, min) => {
          const standings = standingsOf(all, { order, currency: "SEK", minEvenings: min });
          const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
          expect(sum(standings.map(({ points }) => points))).toBe(
            sum(all.flatMap(({ players }) => players.map(({ points }) => points))),
          );
          expect(standings.every(({ place, evenings }) => (place === null) === evenings < min)).toBe(true);
          const placed = standings.flatMap(({ place }) => place ?? []);
          expect(placed).toEqual(placed.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
