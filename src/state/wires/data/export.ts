import { Folder, withSetup } from "../../../ledger/index.ts";
import { err, ok, type Result, writeBackup } from "../../../model/index.ts";
import type { LoadedEvening, Outline, Store } from "../../../store/index.ts";
import type { FileOut } from "../../data.ts";
import { fileOf } from "../../evening/index.ts";
import type { Fault } from "../../types.ts";
import { answerOf } from "../faults.ts";
import { type Job, turns } from "../slices.ts";
import { withOnly } from "./sift.ts";

/** So many evenings are read at once, and become one part of the file. */
const BATCH = 10;

/** Everything that stands in the lists, as one backup file (format.md); each evening as it is when it is read. */
export async function backupOf(
  store: Store,
  { evenings, nights, ...records }: Outline,
  at: string,
  { told, isStopped }: Job,
): Promise<Result<FileOut, Fault>> {
  const standing = new Set(evenings);
  // A night of an evening that was taken away is one of the others.
  const written = { ...records, nights: nights.flatMap((night) => withOnly(night, standing)) };
  const { evenings: _, ...rest } = writeBackup({ at, ...written, evenings: [] });
  const parts: Blob[] = [];
  const turn = turns(told);
  for (let from = 0; from < evenings.length; from += BATCH) {
    await turn(from / evenings.length);
    if (isStopped()) return err({ kind: "stopped" });
    const loaded = await store.evenings.loadAll(evenings.slice(from, from + BATCH));
    if (!loaded.ok) return answerOf(loaded);
    const texts = loaded.value.map(writtenOf);
    if (texts.length > 0) parts.push(new Blob([parts.length > 0 ? "," : "", texts.join(",")]));
  }
  const content = [JSON.stringify(rest).slice(0, -1), ',"evenings":[', ...parts, "]}"];
  return ok({ name: `kongekop-${at.slice(0, 10)}.json`, blob: new Blob(content, { type: "application/json" }) });
}

/** Folded, but not replayed: a file says nothing of what was paid. */
function writtenOf({ evening, revisions }: LoadedEvening): string {
  const folder = new Folder(revisions);
  return JSON.stringify(fileOf({ setup: withSetup(evening.document, folder.folded.setup), folder }));
}
