import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf, type PersonFigures, personFigures, replay, settle, stateAfter } from "../../../src/ledger/index.ts";
import { type Evening, type EveningFigures, points } from "../../../src/model/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { triompheEvening } from "../../arbitraries/triomphe.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";

const figured = (evening: Evening): EveningFigures => {
  const replayed = replay(evening);
  return figuresOf(evening, replayed, settle(evening, stateAfter(replayed)));
};
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Several evenings of the same people, a week apart. */
const evenings: fc.Arbitrary<EveningFigures[]> = fc
  .array(fc.oneof(tarokEvening, triompheEvening), { minLength: 1, maxLength: 5 })
  .map((all) =>
    all.map((evening: Evening, week) =>
      figured({
        ...evening,
        id: `evening ${week}`,
        startedAt: `2026-10-${String(1 + 7 * week).padStart(2, "0")}T19:00:00+02:00`,
      }),
    ),
  );
const RUNS = { numRuns: 8 };

const FIXTURES: readonly EveningFigures[] = CASES.map(([, { file }], week) => ({
  ...figured(file),
  evening: `evening ${week}`,
  startedAt: new Date(Date.UTC(2026, 0, 1 + 7 * week)).toISOString(),
}));

describe("a person's figures over the fixtures", () => {
  const ended = FIXTURES.filter((one) => one.ended);
  const [first] = ended;
  const anna = first?.players[0]?.player ?? "";
  const all = personFigures(anna, FIXTURES);
  const own = ended.flatMap(({ players, money }) =>
    players
      .filter(({ player, deals, points }) => player === anna && (deals > 0 || points !== 0))
      .map((one) => ({ ...one, money })),
  );

  test("are those of the evenings that have ended and that the person took part in", () => {
    expect(own.length).toBeGreaterThan(5);
    expect(ended.length).toBeLessThan(FIXTURES.length);
    expect([all.evenings, all.deals, all.points]).toEqual([
      own.length,
      total(own.map(({ deals }) => deals)),
      total(own.map(({ points }) => points)),
    ]);
    expect([all.perEvening, all.perDeal]).toEqual([
      { sum: all.points, over: all.evenings },
      { sum: all.points, over: all.deals },
    ]);
  });

  test("are money in each currency, of the evenings that could be settled", () => {
    const settled = own.flatMap(({ minor, money }) => (minor === null ? [] : [{ minor, currency: money.currency }]));
    for (const { currency, minor, evenings } of all.money) {
      const same = settled.filter((one) => one.currency === currency);
      expect([minor, evenings]).toEqual([total(same.map((one) => one.minor)), same.length]);
    }
    expect(total(all.money.map((one) => one.evenings))).toBe(settled.length);
  });

  test("have a curve that ends in the sum, and its best and worst evening on it", () => {
    expect(all.curve.at(-1)?.sum).toBe(all.points);
    const each = all.curve.map(({ points }) => points);
    expect([all.best?.points ?? 0, all.worst?.points ?? 0]).toEqual([Math.max(0, ...each), Math.min(0, ...each)]);
    expect(all.curve.find(({ evening }) => evening === all.best?.evening)?.points).toBe(all.best?.points);
  });

  test("show what the counters say, with what it is computed from", () => {
    const tarok = all.games.find(({ game }) => game === "tarok");
    const counted = (key: string) => total(own.map(({ counters }) => counters[key] ?? 0));
    const group = (name: string) => tarok?.groups.find((one) => one.name === name);
    expect(group("ultimo")?.rows[0]).toEqual({
      name: "tried",
      cells: [
        { as: "times", value: counted("ultimo.tried.pagat") },
        { as: "times", value: counted("ultimo.tried.king") },
      ],
    });
    expect(group("ultimo")?.from).toEqual({ name: "deals", amount: tarok?.deals });
    expect(group("count")?.rows).toEqual([
      { name: "average", cells: [{ as: "average", sum: counted("counts.sum"), over: counted("counts") }] },
      {
        name: "highest",
        cells: [{ as: "most", value: Math.max(...own.map(({ counters }) => counters["most.count"] ?? 0)) }],
      },
    ]);
    expect(group("count")?.from).toEqual({ name: "counts", amount: counted("counts") });
  });
});

describe("the figures of persons over any evenings", () => {
  const people = ["p0", "p1", "p2", "p3", "p4", "p5", "p6"];
  const against = (figures: PersonFigures, other: string) => figures.others.find((one) => one.other === other);

  test("are opposite for each two", () => {
    fc.assert(
      fc.property(evenings, (all) => {
        for (const one of people) {
          for (const other of people) {
            const [mine, theirs] = [against(personFigures(one, all), other), against(personFigures(other, all), one)];
            expect([mine?.deals, mine?.evenings, mine?.points]).toEqual([
              theirs?.deals,
              theirs?.evenings,
              theirs && (-theirs.points || 0),
            ]);
            expect(mine?.money.map(({ minor }) => minor)).toEqual(theirs?.money.map(({ minor }) => -minor || 0));
          }
        }
      }),
      RUNS,
    );
  });

  test("are the same in whatever order the evenings come", () => {
    fc.assert(
      fc.property(evenings, (all) => {
        for (const one of people) expect(personFigures(one, all.toReversed())).toEqual(personFigures(one, all));
      }),
      RUNS,
    );
  });

  test("are, of two who are one, what both had together, and nothing of one against the other", () => {
    fc.assert(
      fc.property(evenings, (all) => {
        const resolve = (id: string) => (id === "p1" ? "p0" : id);
        const both = personFigures("p0", all, resolve);
        const [one, other] = [personFigures("p0", all), personFigures("p1", all)];
        expect([both.points, both.deals]).toEqual([one.points + other.points, one.deals + other.deals]);
        expect(both.others.map((row) => row.other)).not.toContain("p1");
        for (const third of people.slice(2)) {
          expect(against(both, third)?.points ?? 0).toBe(
            (against(one, third)?.points ?? 0) + (against(other, third)?.points ?? 0),
          );
        }
        expect(personFigures("p1", all, resolve)).toEqual(personFigures("nobody", all));
      }),
      RUNS,
    );
  });
});

test("who received what was then given away took part too, and stands against both", () => {
  const { file } = CLUB_EVENING;
  const transfer = (id: string, from: string, to: string) => ({ type: "transfer", id, from, to, amount: points(5) });
  const entries = [transfer("t1", "player:p0", "player:p4"), transfer("t2", "player:p4", "player:p1")];
  const players = [...file.players, { id: "p4", name: "Gæst" }];
  const all = [figured({ ...file, players, entries, end: { at: file.startedAt } })];
  const against4 = (id: string) => personFigures(id, all).others.find(({ other }) => other === "p4")?.points;
  expect([against4("p0"), against4("p1")]).toEqual([-5, 5]);
  expect(personFigures("p4", all).others.map(({ other, points }) => [other, points])).toEqual([
    ["p0", 5],
    ["p1", -5],
  ]);
});

test("nothing is computed of nothing", () => {
  expect(personFigures("p0", [])).toEqual({
    evenings: 0,
    deals: 0,
    points: 0,
    money: [],
    perEvening: { sum: 0, over: 0 },
    perDeal: { sum: 0, over: 0 },
    best: null,
    worst: null,
    curve: [],
    games: [],
    others: [],
  });
});
