import { append, replay, stateAfter } from "../src/ledger/index.ts";
import { smallestPlan } from "../src/ledger/plan.ts";
import { eveningOf } from "./evening.ts";
import { milliseconds } from "./timing.ts";

/** Milliseconds to replay an evening from its start. */
export function replayTime(deals: number): number {
  const evening = eveningOf(deals);
  return milliseconds(100, () => replay(evening));
}

/** Milliseconds to post one deal more in the books of an evening of `length` entries. */
export function appendTime(length: number): number {
  const evening = eveningOf(length);
  const state = stateAfter(replay(evening));
  const { entries } = eveningOf(1000);
  const all = milliseconds(50, () => {
    for (const entry of entries) append(evening, state, entry);
  });
  return all / entries.length;
}

/** Milliseconds to find the smallest payment plan of people of whom no group but all of them together sums to 0. */
export function planTime(people: number): number {
  const amounts = Array.from({ length: people - 1 }, (_, index) => 2 ** index);
  const plan = new Map([...amounts, 1 - 2 ** (people - 1)].map((amount, index) => [`p${index}`, amount]));
  return milliseconds(20, () => smallestPlan(plan));
}
