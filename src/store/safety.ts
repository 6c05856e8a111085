import { Dexie } from "dexie";
import type { EveningId } from "../model/index.ts";
import type { CopyStamp } from "./copies.ts";
import { putSettings, settingsOf } from "./device.ts";
import { type Counted, eachPiece, putPiece } from "./pieces.ts";
import { recordsOf, replaceRecords } from "./records.ts";
import type { CopyContent, CopyReason, Drawer, SafetyCopy } from "./tables.ts";

/** Older ones make room. */
const KEPT = 5;

export const newestFirst = async (drawer: Drawer): Promise<SafetyCopy[]> =>
  (await drawer.copies.toArray()).sort((a, b) => b.order - a.order);

/** Within a transaction: keeps a safety copy of how everything is now. */
export async function keep(drawer: Drawer, stamp: CopyStamp, before: CopyReason, done: Counted): Promise<void> {
  await copyAll(drawer, stamp, before, done);
  await makeRoom(drawer);
}

/** Within a transaction: puts everything back as it was in a copy, after keeping one of how it is now; false: no such copy. */
export async function putBack(drawer: Drawer, id: string, stamp: CopyStamp, done: Counted): Promise<boolean> {
  const content = await drawer.copyContents.get(id);
  if (!content) return false;
  const epochs = await copyAll(drawer, stamp, { kind: "restore" }, done);
  await replaceAll(drawer, content, epochs, done);
  // Only now: the copy may be the oldest one.
  await makeRoom(drawer);
  return true;
}

/** Answers which epoch each evening is in. */
async function copyAll(
  drawer: Drawer,
  { id, at }: CopyStamp,
  before: CopyReason,
  done: Counted,
): Promise<ReadonlyMap<EveningId, number>> {
  const [newest] = await newestFirst(drawer);
  const epochs = new Map<EveningId, number>();
  let [part, standing] = [0, 0];
  await eachPiece(drawer, async (piece) => {
    await drawer.copyParts.put({ copy: id, part: part++, ...piece });
    for (const { id, epoch } of piece.evenings) epochs.set(id, epoch);
    standing += piece.evenings.filter(({ deletedAt }) => deletedAt === undefined).length;
    done(piece.evenings.length);
  });
  await drawer.copyContents.put({ id, ...(await recordsOf(drawer)), settings: await settingsOf(drawer) });
  await drawer.copies.put({ id, at, evenings: standing, before, order: (newest?.order ?? 0) + 1 });
  return epochs;
}

const partsOf = (drawer: Drawer, copy: string) =>
  drawer.copyParts.where("[copy+part]").between([copy, Dexie.minKey], [copy, Dexie.maxKey]);

async function makeRoom(drawer: Drawer): Promise<void> {
  for (const { id } of (await newestFirst(drawer)).slice(KEPT)) {
    await drawer.copies.delete(id);
    await drawer.copyContents.delete(id);
    await partsOf(drawer, id).delete();
  }
}

async function replaceAll(
  drawer: Drawer,
  { id, settings, evenings = [], revisions = [], ...records }: CopyContent,
  epochs: ReadonlyMap<EveningId, number>,
  done: Counted,
): Promise<void> {
  for (const table of [drawer.evenings, drawer.revisions, drawer.summaries, drawer.figures]) await table.clear();
  await replaceRecords(drawer, records);
  await putPiece(drawer, { evenings, revisions }, epochs);
  for (const key of await partsOf(drawer, id).primaryKeys()) {
    const part = await drawer.copyParts.get(key);
    if (part) await putPiece(drawer, part, epochs);
    done(part?.evenings.length ?? 0);
  }
  await putSettings(drawer, settings);
}
