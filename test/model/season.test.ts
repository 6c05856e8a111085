import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clubYearOf,
  dayOf,
  parse,
  type Season,
  seasonOf,
  seasonProblems,
  seasonSchema,
  seasonsOf,
} from "../../src/model/index.ts";

const anyDay = fc
  .date({ min: new Date("0000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anySeason = fc
  .record({ id: fc.uuid(), name: fc.constant("Efterår"), ends: fc.tuple(anyDay, anyDay) })
  .map(({ ends, ...rest }): Season => {
    const [from, to] = ends.toSorted() as [string, string];
    return { ...rest, from, to };
  });
const season = (id: string, from: string, to: string): Season => ({ id, name: id, from, to });

describe("the club year", () => {
  it.each([
    ["2025-07-31", "2024/25", "2024-08-01", "2025-07-31"],
    ["2025-08-01", "2025/26", "2025-08-01", "2026-07-31"],
    ["2026-02-28", "2025/26", "2025-08-01", "2026-07-31"],
    ["1999-12-31", "1999/00", "1999-08-01", "2000-07-31"],
    ["1900-08-01", "1900/01", "1900-08-01", "1901-07-31"],
    ["9999-12-31", "9999/00", "9999-08-01", "9999-12-31"],
  ])("%s is in %s", (day, name, from, to) => {
    expect(clubYearOf(day)).toEqual({ id: `club-year-${from.slice(0, 4)}`, name, from, to });
  });

  it.each(["0000-01-01", "0001-03-01", "1899-12-31", "1900-07-31"])("%s is before all of them", (day) => {
    expect(clubYearOf(day)).toMatchObject({ name: "–1900", from: "0000-01-01", to: "1900-07-31" });
  });

  it("holds the day it was asked about, and is a season as one is stored", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const year = clubYearOf(day);
        expect(year.from <= day && day <= year.to).toBe(true);
        expect(parse(seasonSchema, year).problems).toEqual([]);
      }),
    );
  });
});

describe("the season of a day", () => {
  it("is the club's own before the club year", () => {
    const spring = season("spring", "2026-01-01", "2026-05-31");
    expect(seasonOf([spring], "2026-01-01")).toBe(spring);
    expect(seasonOf([spring], "2026-05-31")).toBe(spring);
    expect(seasonOf([spring], "2026-06-01").name).toBe("2025/26");
  });

  it("is the nearest of two that overlap, in whatever order they are kept", () => {
    const year = season("year", "2026-01-01", "2026-12-31");
    const week = season("week", "2026-01-01", "2026-01-07");
    const autumn = season("autumn", "2026-09-01", "2026-12-31");
    for (const own of [
      [year, week, autumn],
      [autumn, week, year],
    ]) {
      expect(seasonOf(own, "2026-01-03")).toBe(week);
      expect(seasonOf(own, "2026-03-03")).toBe(year);
      expect(seasonOf(own, "2026-10-03")).toBe(autumn);
    }
  });
});

describe("the seasons of many days", () => {
  it("are the club's own and the club years of the days between, newest first", () => {
    const spring = season("spring", "2026-01-01", "2026-05-31");
    const none = season("none", "2030-01-01", "2030-05-31");
    const days = ["2025-09-01", "2026-02-01", "2024-09-01", "2025-10-01"];
    expect(seasonsOf([spring, none], days).map(({ name }) => name)).toEqual(["none", "spring", "2025/26", "2024/25"]);
  });

  it("have every day in exactly one of them", () => {
    fc.assert(
      fc.property(fc.array(anySeason, { maxLength: 4 }), fc.array(anyDay), (own, days) => {
        const seasons = seasonsOf(own, days);
        expect(new Set(seasons.map(({ id }) => id)).size).toBe(seasons.length);
        for (const day of days) {
          expect(seasons.filter(({ id }) => id === seasonOf(own, day).id)).toHaveLength(1);
        }
      }),
    );
  });
});

it("dates an evening by the day it began at the table", () => {
  expect(dayOf("2026-03-28T23:30:00+01:00")).toBe("2026-03-28");
  expect(dayOf("2026-10-25T00:15:00+02:00")).toBe("2026-10-25");
});

it("a season that ends before it begins is wrong at its end, beside all else that is wrong", () => {
  const season = { id: "s", name: "Forår", from: "2026-05-31", to: "2026-01-01" };
  expect(seasonProblems({ ...season, to: "2026-05-31" })).toEqual([]);
  expect(seasonProblems({ ...season, minEvenings: -1 })).toEqual([
    { code: "shape", path: ["minEvenings"] },
    { code: "shape", path: ["to"] },
  ]);
});
