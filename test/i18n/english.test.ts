import { expect, test } from "vitest";
import { problemLine } from "../../src/i18n/english.ts";

test.each([
  [
    { code: "notPlaying", path: ["entries", 3, "lastTrick", "winner"], players: ["p3"] } as const,
    'entries[3].lastTrick.winner: notPlaying: "p3" sits out this deal. Choose one of those who play, or correct who sits out.',
  ],
  [
    { code: "shape", path: [] } as const,
    ": shape: This is no evening from Kongekop. Choose a file that Kongekop saved.",
  ],
])("a fault is told in one English line: %j", (problem, line) => {
  expect(problemLine(problem)).toBe(line);
});
