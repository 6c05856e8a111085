import { signal } from "@preact/signals";
import { ok } from "../../../model/index.ts";
import type { Store } from "../../../store/index.ts";
import type { Data, Working } from "../../data.ts";
import type { Surroundings } from "../create.ts";
import { answerOf, doneOf } from "../faults.ts";
import { setReader } from "../reader.ts";
import type { Job } from "../slices.ts";
import { wired } from "../wired.ts";
import { broughtBack, chosen } from "./chosen.ts";
import { backupOf } from "./export.ts";
import { type Looked, look } from "./look.ts";
import { previewOf } from "./preview.ts";

/** Of bringing in: so much is done when it is known what the drawer is to take. */
const CHOSEN = 0.2;

/** Everything out, everything in. */
export function dataOf(store: Store, around: Surroundings): Data {
  let looked: Looked | undefined;
  const copy = () => ({ id: around.newId(), at: around.now() });
  const working = signal<Working | null>(null);
  const busy = async <T>(stoppable: boolean, work: (job: Job) => Promise<T>): Promise<T> => {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    const told = (share: number) => {
      working.value = { share, stop: stoppable ? stop : null };
    };
    told(0);
    try {
      return await work({ told, isStopped: () => isStopped });
    } finally {
      working.value = null;
    }
  };

  return {
    exportedAt: wired(store.device.exportedAt, null, (at) => at ?? null),
    working,
    backupFile: wired(store.device.backupFile, null, (file) => file ?? null),
    rememberBackupFile: async (file) => doneOf(await store.device.setBackupFile(file)),
    exportAll: () =>
      busy(true, async (job) => {
        const at = around.now();
        const outline = answerOf(await store.copies.outline());
        const file = outline.ok ? await backupOf(store, outline.value, at, job) : outline;
        if (file.ok) await store.device.setExportedAt(at);
        return file;
      }),
    previewImport: (file) =>
      busy(true, async (job) => {
        looked = undefined;
        const read = await look(store, file, around.newId, job);
        if (!read.ok) return read;
        looked = read.value;
        return ok(previewOf(read.value));
      }),
    applyImport: once((choice) =>
      busy(false, async ({ told }) => {
        if (!looked) return ok(undefined);
        const brought = await chosen(store, looked, choice, around, (share) => told(CHOSEN * share));
        if (!brought.ok) return brought;
        const stored = (share: number) => told(CHOSEN + (1 - CHOSEN) * share);
        const done = await store.copies.bringIn(brought.value, copy(), stored);
        if (!done.ok) return doneOf(done);
        for (const id of broughtBack(looked, choice)) await setReader(store, id, false);
        looked = undefined;
        return ok(undefined);
      }),
    ),
    safetyCopies: wired(store.copies.all, [], (copies) => copies),
    restoreSafetyCopy: once((id) =>
      busy(false, async ({ told }) => doneOf(await store.copies.putBack(id, copy(), told))),
    ),
  };
}

/** Asked again before it is done, as by a key that is tapped twice, it is done once, and both are answered then. */
function once<A, T>(work: (asked: A) => Promise<T>): (asked: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (asked) => {
    running ??= work(asked).finally(() => {
      running = undefined;
    });
    return running;
  };
}
