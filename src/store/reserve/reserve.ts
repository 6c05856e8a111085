import type { DBCoreTransaction, Dexie } from "dexie";
import { attempt } from "../fault.ts";
import { atMost } from "../patience.ts";
import type { Drawer } from "../tables.ts";
import { catchUp, copyTable, type InTurn } from "./catchUp.ts";
import { type Change, groups, make, noteChanges } from "./changes.ts";
import { fill, isFresh } from "./fill.ts";
import { putStamp, type Stamp, type Step, stampAnew, stampOf } from "./stamp.ts";

/** Milliseconds after which the app goes on without a reserve that does not open. */
const PATIENCE = 10_000;

/** While other tabs store all the time, whoever stores something the next time goes on. */
const PASSES = 3;

/** How often one that failed is opened again. */
const ATTEMPTS = 5;

/**
 * A second drawer beside the first, in a place that what damages the first does not reach: a browser may throw a whole
 * database away when it finds it damaged. Whatever goes wrong here stays here; who stores something the next time mends it.
 */
export class Reserve {
  readonly #changes = new WeakMap<DBCoreTransaction, Change[]>();
  #opened: Promise<Drawer | undefined> | undefined;
  /** As far as the reserve has everything once it has caught up. */
  #reached: Stamp | undefined;
  #isCompared = false;
  #isKeepingUp = false;
  #attempts = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly open: () => Promise<Drawer | undefined>) {}

  /** Follows what is done to a drawer; before it is opened. */
  follow(drawer: Dexie): void {
    noteChanges(drawer, (transaction, change) => {
      const changes = this.#changes.get(transaction);
      if (changes) changes.push(change);
      else this.#changes.set(transaction, [change]);
    });
  }

  /** What a transaction has changed so far. */
  changesIn(transaction: DBCoreTransaction): readonly Change[] {
    return [...(this.#changes.get(transaction) ?? [])];
  }

  /**
   * Does what was done to the drawer here too, in its turn; with the last of it the step to the next stamp. The first time,
   * and whenever something before is missing, all of it is compared: the start of the app does not wait for that.
   */
  async take(drawer: Drawer, changes: readonly Change[], step?: Step): Promise<void> {
    const isInStep = await this.#with((reserve) =>
      this.#inTurn(async () => {
        const isInStep = await makeAll(reserve, changes, step);
        if (step && step.before === this.#reached) this.#reached = step.after;
        return isInStep;
      }),
    );
    if (isInStep && this.#isCompared) return;
    this.#isCompared = true;
    if (!this.#isKeepingUp) void this.#keepUp(drawer);
  }

  /** Puts everything back into a database that is fresh; whether there were evenings. */
  async refill(database: IDBDatabase): Promise<boolean> {
    if (!(await isFresh(database))) return false;
    return (await this.#with((reserve) => fill(database, reserve))) ?? false;
  }

  /** Brings the reserve to where the drawer is, unless it is there. */
  async #keepUp(drawer: Drawer): Promise<void> {
    this.#isKeepingUp = true;
    await this.#with(async (reserve) => {
      // Drafts have no stamp: the last tap before the app was closed may be missing.
      await this.#inTurn(() => copyTable(drawer, reserve, "drafts"));
      for (let pass = 0; pass < PASSES && !(await isAsFar(drawer, reserve)); pass++)
        await this.#catchUp(drawer, reserve);
    });
    this.#isKeepingUp = false;
  }

  /** What this tab stores meanwhile is taken in its turn; what another one stored may be overwritten by what was read before. */
  async #catchUp(drawer: Drawer, reserve: Drawer): Promise<void> {
    await this.#inTurn(async () => {
      this.#reached = (await stampOf(drawer)) ?? (await stampAnew(drawer));
    });
    await catchUp(drawer, reserve, this.#inTurn);
    await this.#inTurn(async () => {
      if (this.#reached !== undefined) await putStamp(reserve, this.#reached);
    });
  }

  async close(): Promise<void> {
    (await this.#opened)?.close();
  }

  /** Nothing is said of what fails: a reserve that is not there is none. */
  async #with<T>(work: (reserve: Drawer) => Promise<T>): Promise<T | undefined> {
    // One that is refused is none, like one that does not open.
    this.#opened ??= atMost(PATIENCE, this.open()).catch(() => undefined);
    const reserve = await this.#opened;
    const done = await attempt(async () => reserve && work(reserve));
    if (done.ok) return done.value;
    this.#letGo(reserve);
    return undefined;
  }

  /** The browser may have taken the place away with what was there: the next time it is looked for anew. */
  #letGo(reserve: Drawer | undefined): void {
    reserve?.close();
    if (this.#attempts++ < ATTEMPTS) this.#opened = undefined;
  }

  readonly #inTurn: InTurn = (work) => {
    const turn = this.#last.then(work, work);
    this.#last = turn;
    return turn;
  };
}

async function isAsFar(drawer: Drawer, reserve: Drawer): Promise<boolean> {
  const [here, there] = await Promise.all([stampOf(drawer), stampOf(reserve)]);
  if (here === undefined || here !== there) return false;
  // An older app, to which somebody went back, stores without a stamp.
  return (await drawer.revisions.count()) === (await reserve.revisions.count());
}

/** Whether everything before was there too, as far as there is a step. */
async function makeAll(reserve: Drawer, changes: readonly Change[], step: Step | undefined): Promise<boolean> {
  const all = groups(changes);
  let isInStep = step === undefined;
  for (const [i, some] of all.entries()) {
    await reserve.transaction("rw", [...new Set(some.map(({ table }) => table)), reserve.device], async () => {
      for (const change of some) await make(reserve, change);
      if (step && i === all.length - 1) isInStep = await goOn(reserve, step);
    });
  }
  return isInStep;
}

async function goOn(reserve: Drawer, { before, after }: Step): Promise<boolean> {
  if (before === undefined || (await stampOf(reserve)) !== before) return false;
  await putStamp(reserve, after);
  return true;
}
