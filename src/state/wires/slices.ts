/** How long the screen waits for its turn at most, in ms: few enough that a phone four times as slow still answers taps. */
const SLICE = 30;

/** Told how much of the work is done. */
export type Told = (share: number) => void;

/** Work that takes its time: told how far it is, and asked whether somebody has stopped it. */
export interface Job {
  readonly told: Told;
  readonly isStopped: () => boolean;
}

/** Nobody waits for it. */
export const QUIET: Job = { told: () => {}, isStopped: () => false };

/** Answers a promise when a slice is used up, tells how far the work is, and gives the screen its turn; awaiting it begins the next slice. */
export function turns(told: Told = () => {}): (share?: number) => Promise<void> | undefined {
  let began = performance.now();
  return (share = 0) => {
    if (performance.now() - began < SLICE) return undefined;
    told(share);
    return new Promise((resolve) => {
      setTimeout(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}
