import { readFileSync } from "node:fs";
import { append, replay, stateAfter } from "../src/ledger/index.ts";
import { smallestPlan } from "../src/ledger/plan.ts";
import type { EntryBase, Evening } from "../src/model/index.ts";

const CLUB_EVENING: Evening = JSON.parse(
  readFileSync(new URL("../test/fixtures/club-evening.json", import.meta.url), "utf8"),
).file;

/** The club's evening, its deals played again and again until there are `length`. */
export function eveningOf(length: number): Evening {
  const { entries } = CLUB_EVENING;
  const again = (_: unknown, index: number): EntryBase => ({
    ...(entries[index % entries.length] as EntryBase),
    id: `deal ${index}`,
  });
  return { ...CLUB_EVENING, entries: Array.from({ length }, again) };
}

/** The middle of several timings of `run`, in milliseconds; timed after a warm-up, so that the compiler is done. */
export function milliseconds(run: () => void, times: number): number {
  for (let i = 0; i < times; i++) run();
  const timings = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return timings.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

const APPENDS = 1000;

/** Appends the same deals to a short and to a long evening; milliseconds for one deal each. */
export function appendTimes(short: number, long: number): { short: number; long: number } {
  const appends = (length: number) => {
    const evening = eveningOf(length);
    const state = stateAfter(replay(evening));
    return () => {
      for (let i = 0; i < APPENDS; i++) {
        const entry = CLUB_EVENING.entries[i % CLUB_EVENING.entries.length];
        if (entry) append(evening, state, entry);
      }
    };
  };
  const [atShort, atLong] = [appends(short), appends(long)];
  // One after the other would let the second profit from what the compiler learned from the first.
  milliseconds(atLong, 5);
  return { short: milliseconds(atShort, 25) / APPENDS, long: milliseconds(atLong, 25) / APPENDS };
}

/** Milliseconds to replay an evening from its start. */
export const replayTime = (length: number): number => {
  const evening = eveningOf(length);
  return milliseconds(() => {
    replay(evening);
  }, 100);
};

/** Milliseconds to find the smallest payment plan where no group of people but all of them together sums to 0. */
export const planTime = (people: number): number => {
  const amounts = Array.from({ length: people - 1 }, (_, index) => 2 ** index);
  const plan = new Map([...amounts, 1 - 2 ** (people - 1)].map((amount, index) => [`p${index}`, amount]));
  return milliseconds(() => {
    smallestPlan(plan);
  }, 10);
};
