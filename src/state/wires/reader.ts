import type { ReadonlySignal } from "@preact/signals";
import type { EveningId } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Done } from "../types.ts";
import { doneOf } from "./faults.ts";
import { wired } from "./wired.ts";

const takenKey = (id: EveningId): string => `taken ${id}`;
const keyOf = (id: EveningId): string => `reader ${id}`;

/** Whether another phone keeps an evening now, as any tab of this device is told. */
export const readerOf = ({ drafts }: Store, id: EveningId): ReadonlySignal<boolean> =>
  wired(drafts.watch(keyOf(id)), false, (value) => value === true);

/** The same asked once, where something is about to be stored. */
export async function isReader({ drafts }: Store, id: EveningId): Promise<boolean> {
  const mark = await drafts.load(keyOf(id));
  return mark.ok && mark.value === true;
}

/** Marks this device as one that only reads an evening, or takes the mark away. */
export async function setReader({ drafts }: Store, id: EveningId, reader: boolean): Done {
  return doneOf(reader ? await drafts.save(keyOf(id), true) : await drafts.clear(keyOf(id)));
}

/** Takes an evening over from another phone, to which it may go back. */
export async function goOnHere(store: Store, id: EveningId): Done {
  const taken = await store.drafts.save(takenKey(id), true);
  return taken.ok ? setReader(store, id, false) : doneOf(taken);
}

/** Whether an evening was taken over here. */
export const takenOverOf = ({ drafts }: Store, id: EveningId): ReadonlySignal<boolean> =>
  wired(drafts.watch(takenKey(id)), false, (value) => value === true);
