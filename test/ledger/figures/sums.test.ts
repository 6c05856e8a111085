import { expect, test } from "vitest";
import { personFigures } from "../../../src/ledger/index.ts";
import { type EveningFigures, type PlayerFigures, points } from "../../../src/model/index.ts";

const player = (id: string, amounts: Partial<PlayerFigures>): PlayerFigures => ({
  player: id,
  points: 0,
  minor: 0,
  deals: 0,
  counters: {},
  best: null,
  worst: null,
  pot: null,
  streak: null,
  ...amounts,
});
const evening = (id: string, startedAt: string, rest: Partial<EveningFigures>): EveningFigures => ({
  evening: id,
  game: "tarok",
  startedAt,
  ended: true,
  money: { minorPerPoint: 25, currency: "DKK" } as EveningFigures["money"],
  deals: 0,
  players: [],
  pairs: [],
  ...rest,
});

const [JANUARY, MARCH, MAY] = ["2026-01-05T19:00:00+01:00", "2026-03-02T19:00:00+01:00", "2026-05-04T19:00:00+02:00"];

/** Anna's season, by hand: two evenings of tarok, one in Sweden, one of Triomphe, and four that do not count for her. */
const first = evening("first", JANUARY, {
  deals: 10,
  players: [
    player("anna", {
      points: 40,
      minor: 1000,
      deals: 10,
      counters: { nolo: 2 },
      best: { entry: "f3", number: 3, points: 30 },
      worst: { entry: "f4", number: 4, points: -20 },
      pot: { entry: "f3", number: 3, pot: "pagatkop", points: points(15) },
      streak: { entry: "f3", number: 3, deals: 3 },
    }),
    player("bent", { points: -40, minor: -1000, deals: 8 }),
  ],
  pairs: [
    { one: "anna", other: "bent", points: 13, deals: 8 },
    { one: "carla", other: "anna", points: 4, deals: 9 },
    { one: "bent", other: "carla", points: 100, deals: 7 },
  ],
});
const second = evening("second", MARCH, {
  deals: 6,
  money: { minorPerPoint: 0.33, currency: "DKK" } as EveningFigures["money"],
  players: [
    player("anna", {
      points: -70,
      minor: -23,
      deals: 6,
      counters: { nolo: 1 },
      best: { entry: "s1", number: 1, points: 10 },
      worst: { entry: "s2", number: 2, points: -50 },
      pot: { entry: "s5", number: 5, pot: "kongekop", points: points(60) },
      streak: { entry: "s6", number: 6, deals: 2 },
    }),
  ],
  pairs: [{ one: "bent", other: "anna", points: 5, deals: 3 }],
});
/** At the same time as the second: of those the ids say which was first. */
const triomphe = evening("triomphe", MARCH, {
  game: "triomphe",
  deals: 4,
  players: [
    player("anna", { points: 25, minor: null, deals: 4, best: { entry: "t1", number: 1, points: 25 } }),
    player("dorte", { points: -25, minor: null, deals: 4 }),
  ],
  pairs: [{ one: "anna", other: "dorte", points: 25, deals: 4 }],
});
const swedish = evening("swedish", MAY, {
  deals: 5,
  money: { minorPerPoint: 50, currency: "SEK" } as EveningFigures["money"],
  players: [
    player("anna", { points: -4, minor: -200, deals: 5, worst: { entry: "w2", number: 2, points: -4 } }),
    player("bent", { points: 4, minor: 200, deals: 5 }),
  ],
  pairs: [{ one: "anna", other: "bent", points: -3, deals: 5 }],
});
const running = { ...first, evening: "running", ended: false };
const withoutAnna = evening("without", JANUARY, { players: [player("bent", { points: 9, minor: 225, deals: 3 })] });
/** Anna sat at the table and went home: neither played nor paid. */
const watched = evening("watched", JANUARY, {
  players: [player("anna", {})],
  pairs: [{ one: "bent", other: "carla", points: 1, deals: 1 }],
});

const ALL = [swedish, triomphe, running, second, withoutAnna, first, watched];
const anna = personFigures("anna", ALL);
const at = ({ evening, startedAt }: EveningFigures) => ({ evening, startedAt });

test("the sums are of the evenings that have ended and that she took part in, money in each currency", () => {
  expect([anna.evenings, anna.deals, anna.points]).toEqual([4, 25, -9]);
  expect([anna.perEvening, anna.perDeal]).toEqual([
    { sum: -9, over: 4 },
    { sum: -9, over: 25 },
  ]);
  expect(anna.money).toEqual([
    { currency: "DKK", minor: 977, evenings: 2 },
    { currency: "SEK", minor: -200, evenings: 1 },
  ]);
});

test("the curve goes through the evenings as they began, and its best and worst are named", () => {
  expect(anna.curve).toEqual([
    { points: 40, minor: 1000, currency: "DKK", sum: 40, ...at(first) },
    { points: -70, minor: -23, currency: "DKK", sum: -30, ...at(second) },
    { points: 25, minor: null, currency: "DKK", sum: -5, ...at(triomphe) },
    { points: -4, minor: -200, currency: "SEK", sum: -9, ...at(swedish) },
  ]);
  expect(anna.best).toEqual({ points: 40, minor: 1000, currency: "DKK", ...at(first) });
  expect(anna.worst).toEqual({ points: -70, minor: -23, currency: "DKK", ...at(second) });
});

test("each game has its own sums and records, with the evening of each", () => {
  expect(anna.games.map(({ game, evenings, deals, points }) => [game, evenings, deals, points])).toEqual([
    ["tarok", 3, 21, -34],
    ["triomphe", 1, 4, 25],
  ]);
  expect(anna.games.map(({ best, worst, pot, streak }) => ({ best, worst, pot, streak }))).toEqual([
    {
      best: { entry: "f3", number: 3, points: 30, ...at(first) },
      worst: { entry: "s2", number: 2, points: -50, ...at(second) },
      pot: { entry: "s5", number: 5, pot: "kongekop", points: 60, ...at(second) },
      streak: { entry: "f3", number: 3, deals: 3, ...at(first) },
    },
    { best: { entry: "t1", number: 1, points: 25, ...at(triomphe) }, worst: null, pot: null, streak: null },
  ]);
});

test("each game has its own counters", () => {
  const cells = (game: string) =>
    anna.games
      .find((one) => one.game === game)
      ?.groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells.map((cell) => "value" in cell && cell.value)));
  expect(cells("tarok")?.filter((value) => value === 3)).toHaveLength(1);
  expect(cells("triomphe")?.filter((value) => value !== 0 && value !== false)).toEqual([]);
});

test("against others: those met most often first, each at each evening's price, rounded once", () => {
  expect(anna.others).toEqual([
    {
      other: "bent",
      evenings: 3,
      deals: 16,
      points: 13 - 5 - 3,
      // 13 × 25 øre − 5 × 0.33 øre = 323.35 øre
      money: [
        { currency: "DKK", minor: 323, evenings: 2 },
        { currency: "SEK", minor: -150, evenings: 1 },
      ],
    },
    { other: "carla", evenings: 1, deals: 9, points: -4, money: [{ currency: "DKK", minor: -100, evenings: 1 }] },
    { other: "dorte", evenings: 1, deals: 4, points: 25, money: [{ currency: "DKK", minor: 625, evenings: 1 }] },
  ]);
});

test("of two who are one, an evening that one of them cannot settle has no money, and their own pair is nothing", () => {
  const both = evening("both", JANUARY, {
    players: [
      player("anna", { points: 6, minor: null, deals: 2 }),
      player("ann", { points: 3, minor: 75, deals: 1 }),
      player("bent", { points: -9, minor: -225, deals: 3 }),
    ],
    pairs: [
      { one: "anna", other: "ann", points: 50, deals: 1 },
      { one: "anna", other: "bent", points: 2, deals: 2 },
      { one: "bent", other: "ann", points: 1, deals: 1 },
    ],
  });
  const one = personFigures("anna", [both], (id) => (id === "ann" ? "anna" : id));
  expect([one.evenings, one.points, one.deals, one.money]).toEqual([1, 9, 3, []]);
  expect(one.others).toEqual([
    { other: "bent", evenings: 1, deals: 3, points: 1, money: [{ currency: "DKK", minor: 25, evenings: 1 }] },
  ]);
});

test("who played and neither won nor lost took part, and so did who only met somebody", () => {
  const played = evening("played", JANUARY, { players: [player("anna", { deals: 2 })] });
  const met = evening("met", MARCH, {
    players: [player("anna", {})],
    pairs: [
      { one: "bent", other: "carla", points: 1, deals: 1 },
      { one: "bent", other: "anna", points: 2, deals: 0 },
    ],
  });
  const paid = evening("paid", MAY, { players: [player("anna", { points: 5, minor: 125 })] });
  expect(personFigures("anna", [played, met, paid]).curve.map((one) => one.evening)).toEqual(["played", "met", "paid"]);
});
