import { describe, expect, test } from "vitest";
import { byClockOf, compareTimes, isTime, later } from "../../src/model/index.ts";

describe("two times", () => {
  test.each([
    ["2026-01-01T20:00+01:00", "2026-01-01T19:00:00.000Z"],
    ["2026-01-01T00:30+01:00", "2025-12-31T23:30Z"],
    ["2026-01-01T20:00:00.5Z", "2026-01-01T20:00:00.500Z"],
  ])("%s and %s are the same moment", (a, b) => {
    expect([compareTimes(a, b), compareTimes(b, a)]).toEqual([0, 0]);
  });

  test.each([
    ["2026-01-01T20:00+01:00", "2026-01-01T20:00Z"],
    ["2026-01-01T20:00:00Z", "2026-01-01T20:00:00.000000001Z"],
    ["2026-01-01T20:00:00.09Z", "2026-01-01T20:00:00.1Z"],
    ["no time", "1900-01-01T00:00Z"],
  ])("%s is before %s", (a, b) => {
    expect([compareTimes(a, b), compareTimes(b, a)]).toEqual([-1, 1]);
  });
});

describe("a time by the evening's own clock", () => {
  test.each([
    ["2026-11-30T19:30+01:00", "2026-11-30T18:39:00Z", "2026-11-30T19:39:00.000+01:00"],
    ["2026-11-30T19:30+01:00", "2026-11-30T23:39:00Z", "2026-12-01T00:39:00.000+01:00"],
    ["2026-11-30T19:30Z", "2026-11-30T19:39:00+05:30", "2026-11-30T14:09:00.000Z"],
    ["2026-11-30T19:30-03:30", "2026-11-30T23:39:00Z", "2026-11-30T20:09:00.000-03:30"],
    ["2026-11-30T19:30+01:00", "2026-11-30T19:39+01:00", "2026-11-30T19:39+01:00"],
    ["2026-11-30T19:30+01:00", "9999-12-31T23:30Z", "9999-12-31T23:30Z"],
    ["2026-11-30T19:30+01:00", "no time", "no time"],
    ["2026-11-30T19:30+01:00", "", ""],
  ])("of an evening of %s %s is %s", (evening, time, said) => {
    expect(byClockOf(evening, time)).toBe(said);
  });
});

describe("a time some milliseconds later", () => {
  test.each([
    ["2026-11-30T19:30+01:00", 1, "2026-11-30T19:30:00.001+01:00"],
    ["2026-12-31T23:59:59.999Z", 1, "2027-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", 1, "9999-12-31T23:59:59.999Z"],
    ["0000-01-01T00:00Z", -1, "0000-01-01T00:00Z"],
    ["no time", 1, "no time"],
  ])("than %s by %i is %s", (time, ms, said) => {
    expect(later(time, ms)).toBe(said);
  });
});

test("every fourth year has its 29th of February, the first ones too", () => {
  expect(["0000", "0004", "1900", "2000"].map((year) => isTime(`${year}-02-29T20:00Z`))).toEqual([
    ...[true, true, false, true],
  ]);
});
