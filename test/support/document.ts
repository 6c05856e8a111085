import { HJORRING } from "../../src/rules/index.ts";

/** An evening file of four as JSON has it; ann, bo, carl and dora sit, eli and finn are known. */
export const document = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  format: "kongekop-evening",
  version: 1,
  id: "5d2f4a52-0000-4000-8000-000000000001",
  game: "tarok",
  startedAt: "2026-10-24T19:00:00+02:00",
  money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
  jetons: { issued: 0 },
  rules: HJORRING,
  players: ["ann", "bo", "carl", "dora", "eli", "finn"].map((id) => ({ id, name: id })),
  seats: ["ann", "bo", "carl", "dora"],
  firstDealer: "ann",
  entries: [],
  end: null,
  ...fields,
});

/** Entries with an id each: `e0`, `e1`, … */
export const numbered = (...entries: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  entries.map((entry, index) => ({ id: `e${index}`, ...entry }));
