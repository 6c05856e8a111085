import { expect, test } from "vitest";
import { isTime } from "../../src/model/index.ts";
import { isAfter, localTime } from "../../src/ui/clock.ts";

test("a day and a time become a time of the file, by this device's clock", () => {
  const at = localTime("2026-02-03", "19:05") ?? "";
  expect(at.slice(0, 16)).toBe("2026-02-03T19:05");
  expect(isTime(at)).toBe(true);
  expect(Date.parse(at)).toBe(new Date(2026, 1, 3, 19, 5).getTime());
});

test.each([
  ["", "19:00"],
  ["2026-11-30", ""],
  ["2026-13-01", "19:00"],
  ["2026-02-30", "19:00"],
  ["30-11-2026", "19:00"],
  ["0002-11-30", "19:00"],
  ["2026-11-30", "25:00"],
])("%j at %j is no time", (date, time) => {
  expect(localTime(date, time)).toBeUndefined();
});

test("times are compared across offsets", () => {
  expect(isAfter("2026-11-30T19:00+01:00", "2026-11-30T18:30Z")).toBe(false);
  expect(isAfter("2026-11-30T19:00Z", "2026-11-30T19:30+01:00")).toBe(true);
});
