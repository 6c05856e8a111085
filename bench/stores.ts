import { coldTimes } from "./cold.ts";
import { type Done, isFlat, type StoreReport, storeTimes } from "./store.ts";
import { judgeRatio, note } from "./verdict.ts";

/** Evenings of forty deals in a small store and in a large one. */
const FEW = 10;
const MANY = 1000;
/** How much longer what is judged may take in the large store. */
const MOST_RATIO = 1.3;
/** How much longer what reads something of every evening may take with a hundred times as many. */
const MOST_GROWTH = 2;

/**
 * Stores of few and of many evenings, the processor slowed four times. Of what is done within the app that stands there
 * the longest task is held against the longest of the app's start: a hand waits for none longer than it has waited for.
 */
export async function measureStores(): Promise<void> {
  const [few, many] = await storeTimes([FEW, MANY]);
  if (!few || !many) throw new Error("no store was measured");
  note(`with ${FEW} and with ${MANY} evenings of 40 deals, slowed four times, the middle one of several:`);
  const small = (kind: keyof StoreReport, { what }: Done) => few[kind].find((one) => one.what === what);
  for (const link of many.links) {
    const before = small("links", link);
    compare(`a link to it: ${link.what}`, before?.ms, link.ms, isFlat(link) ? MOST_RATIO : MOST_GROWTH);
    note(`  longest task, the app's start in it: ${ms(before?.task)}, ${ms(link.task)}`);
  }
  const [atFew, atMany] = [startTasks(few), startTasks(many)];
  compare("the longest task of a start, in the mean", mean(atFew), mean(atMany), MOST_RATIO);
  const longest = Math.max(...atFew, ...atMany);
  for (const done of many.within) {
    const before = small("within", done);
    note(`within the app: ${done.what}: ${ms(before?.ms)}, ${ms(done.ms)}`);
    const task = `its longest task with ${MANY} evenings (${ms(done.task)}; ${ms(before?.task)} with ${FEW})`;
    judgeRatio(`${task} to the longest of a start (${ms(longest)}): the ratio`, done.task / longest, MOST_RATIO);
  }
}

/** From a browser that was not running to an app that can be used, without a network. */
export async function measureCold(): Promise<void> {
  const [empty = Number.NaN, many = Number.NaN] = await coldTimes([0, MANY]);
  const what = `cold start without a network until it can be used, empty and with ${MANY} evenings`;
  compare(what, empty, many, MOST_RATIO);
}

function compare(what: string, small = Number.NaN, large: number, most: number): void {
  judgeRatio(`${what} (${ms(small)}, ${ms(large)}): the ratio`, large / small, most);
}

const startTasks = ({ links }: StoreReport): readonly number[] => links.filter(isFlat).map(({ task }) => task);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const ms = (value = Number.NaN): string => `${value.toFixed(0)} ms`;
