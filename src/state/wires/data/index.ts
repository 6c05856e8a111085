import { signal } from "@preact/signals";
import { ok } from "../../../model/index.ts";
import type { Store } from "../../../store/index.ts";
import type { Data } from "../../data.ts";
import type { Surroundings } from "../create.ts";
import { answerOf, doneOf } from "../faults.ts";
import { wired } from "../wired.ts";
import { chosen } from "./chosen.ts";
import { backupOf } from "./export.ts";
import { type Looked, look } from "./look.ts";
import { previewOf } from "./preview.ts";

/** Everything out, everything in. */
export function dataOf(store: Store, around: Surroundings): Data {
  let looked: Looked | undefined;
  const copy = () => ({ id: around.newId(), at: around.now() });
  const working = signal<number | null>(null);
  const told = (share: number) => {
    working.value = share;
  };
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    told(0);
    try {
      return await work();
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
      busy(async () => {
        const at = around.now();
        const outline = answerOf(await store.copies.outline());
        const file = outline.ok ? await backupOf(store, outline.value, at, told) : outline;
        if (file.ok) await store.device.setExportedAt(at);
        return file;
      }),
    previewImport: (file) =>
      busy(async () => {
        const read = await look(store, file, around.newId, told);
        if (!read.ok) return read;
        looked = read.value;
        return ok(await previewOf(read.value, told));
      }),
    applyImport: (choice) =>
      busy(async () => {
        if (!looked) return ok(undefined);
        const brought = chosen(looked, choice, around);
        return doneOf(await store.copies.bringIn(brought, copy(), told));
      }),
    safetyCopies: wired(store.copies.all, [], (copies) => copies),
    restoreSafetyCopy: (id) => busy(async () => doneOf(await store.copies.putBack(id, copy(), told))),
  };
}
