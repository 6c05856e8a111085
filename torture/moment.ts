import { setTimeout as wait } from "node:timers/promises";
import type { Dice } from "../test/arbitraries/dice.ts";
import type { Phone } from "./phone.ts";

/** When it was killed, what that met, and what it broke: a line each. */
export interface Kill {
  readonly at: string;
  readonly met: string;
  readonly wrong: readonly string[];
}

/** Kills once, opens the app again and compares. */
export type Attack = (dice: Dice) => Promise<Kill>;

/** What a piece of work had come to when it was killed. */
interface Cut {
  /** The screen had said that it was done. */
  readonly said: boolean;
  /** Milliseconds. */
  readonly after: number;
}

/** How long after the beginning of some work it is killed: anywhere up to a little after its usual end, which is learnt. */
export class Window {
  constructor(private most: number) {}

  /** Kills a phone while work is being done on it; `done` is fulfilled when the screen says that it is done. */
  async cut(phone: Phone, dice: Dice, work: () => Promise<unknown>, done: Promise<unknown>): Promise<Cut> {
    const began = performance.now();
    let said: number | undefined;
    // What is under way when everything is killed is refused, which is what is wanted.
    done.then(() => {
      said = performance.now() - began;
    }, nothing);
    work().catch(nothing);
    await wait((this.most * dice.below(1000)) / 1000);
    const after = Math.round(performance.now() - began);
    const cut = { said: said !== undefined, after };
    await phone.kill();
    this.#learn(said);
    return cut;
  }

  /** Longer where the end was not seen, else a little longer than it took. */
  #learn(said: number | undefined): void {
    this.most = said === undefined ? this.most * 1.25 : 0.5 * this.most + 0.5 * (said * 1.2);
  }
}

const nothing = (): void => {};
