import { coldTimes } from "./cold.ts";
import { type Done, isFlat, type StoreReport, storeTimes } from "./store.ts";
import { judge, judgeRatio, note } from "./verdict.ts";

/** Evenings of forty deals in a small store and in a large one. */
const FEW = 10;
const MANY = 1000;
/** How much longer what is judged may take in the large store. */
const MOST_RATIO = 1.3;
/** Milliseconds that one task of the main thread may take, the processor slowed four times. */
const MOST_TASK = 200;

/**
 * Stores of few and of many evenings, the processor slowed four times. Of what is done within the app that stands there
 * the longest task is judged by itself. A link that opens the app has the app's start in it, whose tasks are as long
 * with ten evenings as with a thousand: there the two stores are held against each other.
 */
export async function measureStores(): Promise<void> {
  const [few, many] = await storeTimes([FEW, MANY]);
  if (!few || !many) throw new Error("no store was measured");
  note(`with ${FEW} and with ${MANY} evenings of 40 deals, slowed four times, the middle one of several:`);
  const small = (kind: keyof StoreReport, { what }: Done) => few[kind].find((one) => one.what === what);
  for (const link of many.links) {
    const before = small("links", link);
    compare(`a link to it: ${link.what}`, before?.ms, link.ms, isFlat(link));
    note(`  longest task, the app's start in it: ${ms(before?.task)}, ${ms(link.task)}`);
  }
  const longest = (all: readonly Done[]) => Math.max(...all.filter(isFlat).map(({ task }) => task));
  const [atFew, atMany] = [longest(few.links), longest(many.links)];
  judgeRatio(`the longest task of a start (${ms(atFew)}, ${ms(atMany)}): the ratio`, atMany / atFew, MOST_RATIO);
  for (const done of many.within) {
    const before = small("within", done);
    note(`within the app: ${done.what}: ${ms(before?.ms)}, ${ms(done.ms)}`);
    judge(
      `its longest task with ${MANY} evenings, ms (${ms(before?.task)} with ${FEW})`,
      Math.round(done.task),
      MOST_TASK,
    );
  }
}

/** From a browser that was not running to an app that can be used, without a network. */
export async function measureCold(): Promise<void> {
  const [empty = Number.NaN, many = Number.NaN] = await coldTimes([0, MANY]);
  const what = `cold start without a network until it can be used, empty and with ${MANY} evenings`;
  compare(what, empty, many, true);
}

function compare(what: string, small = Number.NaN, large: number, isJudged: boolean): void {
  const shown = `${what} (${ms(small)}, ${ms(large)})`;
  if (isJudged) judgeRatio(`${shown}: the ratio`, large / small, MOST_RATIO);
  else note(shown);
}

const ms = (value = Number.NaN): string => `${value.toFixed(0)} ms`;
