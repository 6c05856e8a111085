/** How long the screen waits for its turn at most, in ms: few enough that a phone four times as slow still answers taps. */
const SLICE = 30;

/** Told how much of the work is done, from 0 to 1. */
export type Told = (share: number) => void;

/** Answers a promise when a slice is used up and the screen should have its turn; awaiting it begins the next one. */
export function turns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

/** Does the same with each item, the screen taking its turns in between. */
export async function inSlices<T, U>(items: readonly T[], work: (item: T) => U, told?: Told): Promise<U[]> {
  const done: U[] = [];
  const turn = turns();
  for (const item of items) {
    done.push(work(item));
    const pause = turn();
    if (pause === undefined) continue;
    told?.(done.length / items.length);
    await pause;
  }
  return done;
}
