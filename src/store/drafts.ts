import { ok, type Result } from "../model/index.ts";
import { isCleared } from "./evenings.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Drawer } from "./tables.ts";
import { writeDraft } from "./write.ts";

/** What is not finished yet, by a key: any value that can be cloned. */
export interface Drafts {
  load(key: string): Promise<Result<unknown, StoreFault>>;
  /** Keeps a value; of several the one that was handed in last. */
  save(key: string, value: unknown): Promise<Result<void, StoreFault>>;
  clear(key: string): Promise<Result<void, StoreFault>>;
  /** The value as any tab keeps it; undefined where there is none. */
  watch(key: string): Observable<unknown>;
}

export const drafts = (drawer: Drawer): Drafts => {
  const valueAt = async (key: string): Promise<unknown> => (await drawer.drafts.get(key))?.value;
  return {
    load: (key) => attempt(() => valueAt(key)),
    save: (key, value) => writeDraft(drawer, () => drawer.drafts.put({ key, value })),
    clear: (key) => writeDraft(drawer, () => drawer.drafts.delete(key)),
    watch: (key) => ({
      subscribe(listener) {
        let isTold = false;
        return live(async () => (await valueAt(key)) ?? ((await isCleared(drawer)) ? CLEARED : undefined)).subscribe(
          (answer) => {
            const isGone = answer.ok && answer.value === CLEARED;
            if (isGone && isTold) return;
            isTold = true;
            listener(isGone ? ok(undefined) : answer);
          },
        );
      },
    }),
  };
};

/** A drawer that the browser emptied takes nothing off the screen: what stands there is stored once more. */
const CLEARED = Symbol("cleared");
