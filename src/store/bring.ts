import type { Import } from "./copies.ts";
import { noteCopied, putSettings, settingsOf } from "./device.ts";
import { rename } from "./directory.ts";
import { addBrought, createAll } from "./evenings.ts";
import { type Counted, portions } from "./pieces.ts";
import { addMissing } from "./records.ts";
import type { Drawer } from "./tables.ts";

/** Within a transaction: brings in what the user agreed to. */
export async function bringIn(drawer: Drawer, brought: Import, done: Counted): Promise<void> {
  const { profiles, renamed = [], created, merged, settings, copiedAt, ...records } = brought;
  await drawer.profiles.bulkPut([...profiles]);
  await addMissing(drawer, records);
  await rename(drawer, renamed);
  for (const evenings of portions(created, ({ revisions = [] }) => revisions.length + 1)) {
    await createAll(drawer, evenings);
    done(evenings.length);
  }
  for (const { evening, revisions } of merged) {
    await addBrought(drawer, evening, revisions);
    done(1);
  }
  if (copiedAt !== undefined) await noteCopied(drawer, copiedAt);
  if (settings) await putSettings(drawer, { ...(await settingsOf(drawer)), ...settings });
}
