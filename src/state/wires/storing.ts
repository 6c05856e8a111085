import { type EveningId, err, isSample, ok, type Revision, writtenName } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Book } from "../evening/index.ts";
import type { Done } from "../types.ts";
import { doneOf } from "./faults.ts";
import { isReader } from "./reader.ts";

/** The browser has cleared all that it kept; an evening that a tab still has is stored once more with the next save. */
export async function isCleared(store: Store, id: EveningId): Promise<boolean> {
  const cleared = await store.evenings.isCleared();
  return cleared.ok && cleared.value && !isSample(id);
}

/** What happened, and the draft that it came from. */
interface Kept {
  readonly revisions: readonly Revision[];
  readonly draft: string | undefined;
}

/** Stores what happened in an evening, and takes its draft away. */
export async function storeIn(store: Store, book: Book, now: () => string, { revisions, draft }: Kept): Done {
  const { id } = book.base;
  if (await isReader(store, id)) return err({ kind: "reader" });
  const added = await store.revisions.add(id, revisions, draft);
  if (!added.ok) return doneOf(added);
  if (added.value !== undefined) return ok(undefined);
  // Somebody put everything back as it was before this evening began.
  if (!(await isCleared(store, id))) return err({ kind: "storage", why: "closed" });
  return doneOf(await storeAnew(store, book, now(), { revisions, draft }));
}

/** The browser cleared everything: the evening is stored once more, as this tab has it. */
async function storeAnew(store: Store, { base, folder, setup }: Book, at: string, { revisions, draft }: Kept) {
  const before = folder.log.inTime.map(({ revision }) => revision);
  const people = setup.players.map(({ id }) => ({ id, name: writtenName(setup.players, id) }));
  const stored = await store.evenings.create({
    document: base,
    createdAt: at,
    people,
    revisions: [...before, ...revisions],
  });
  return stored.ok && draft !== undefined ? store.drafts.clear(draft) : stored;
}
