import { describe, expect, test } from "vitest";
import { byClockOf, compareTimes } from "../../src/model/index.ts";

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
    ["2026-11-30T19:30+01:00", "no time", "no time"],
    ["2026-11-30T19:30+01:00", "", ""],
  ])("of an evening of %s %s is %s", (evening, time, said) => {
    expect(byClockOf(evening, time)).toBe(said);
  });
});
