import { expect, test } from "vitest";
import { eveningFile } from "../../../src/state/sharing/index.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";

test.each([
  ["Klubhuset", "kongekop-aften-2026-11-23-Klubhuset.json"],
  ["../Hos Åse: 1. sal/", "kongekop-aften-2026-11-23-Hos-Åse-1-sal.json"],
  ["…", "kongekop-aften-2026-11-23.json"],
  [undefined, "kongekop-aften-2026-11-23.json"],
])("an evening at %s is a file of that name, which no backup has", (place, name) => {
  const { place: _, ...file } = CLUB_EVENING.file;
  const startedAt = "2026-11-23T19:00:00+01:00";
  expect(
    eveningFile(followed({ ...file, startedAt, ...(place !== undefined && { place }) }).evening, "aften").name,
  ).toBe(name);
});
