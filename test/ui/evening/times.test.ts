import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { LiveEvening } from "../../../src/state/index.ts";
import { clockIn, timeIn, timeOfEntry } from "../../../src/ui/evening/day.ts";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";

beforeAll(async () => speak(await loadWords("da")));

const live: LiveEvening = followed({ ...CLUB_EVENING.file, startedAt: "2026-10-24T19:30:00+02:00" }).evening;

describe("a time of day in an evening", () => {
  test("is told by the evening's clock from its beginning on", () => {
    expect(clockIn(live, "2026-10-24T17:30:00Z")).toBe("19.30");
    expect(timeIn(live, "2026-10-25T00:10:00+02:00")).toEqual(["kl. 00.10"]);
  });

  test("is not told where it would lie before the evening began", () => {
    expect(clockIn(live, "2026-10-24T19:29:59+02:00")).toBeUndefined();
    expect(timeIn(live, "2020-01-01T00:00:00Z")).toEqual([]);
    expect(timeOfEntry(live, "2020-01-01T00:00:00Z")).toEqual([]);
  });

  test("of an entry is not told where it was noted on another day", () => {
    expect(timeOfEntry(live, "2026-10-25T19:29:00+02:00")).toEqual(["kl. 19.29"]);
    expect(timeOfEntry(live, "2026-10-26T09:00:00+01:00")).toEqual([]);
  });
});
