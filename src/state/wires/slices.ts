/** How long work goes on before the screen gets its turn, in ms: what is begun then is done, so a phone waits longer. */
const SLICE = 12;

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
    return nextTask().then(() => {
      began = performance.now();
    });
  };
}

/** Not by a timer: of many in a row each is held back for some milliseconds. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
