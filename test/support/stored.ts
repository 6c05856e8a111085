import { revisionsOf } from "../../src/ledger/index.ts";
import type { Evening } from "../../src/model/index.ts";
import type { Store } from "../../src/store/index.ts";
import { setupOf } from "./world.ts";

/** Puts whole evenings into the drawer, as an import does, with the people in them. */
export async function storeEvenings(store: Store, evenings: readonly Evening[]): Promise<void> {
  for (const evening of evenings) {
    const stored = await store.evenings.create({
      document: setupOf(evening),
      createdAt: evening.startedAt,
      people: evening.players,
      revisions: revisionsOf(evening),
    });
    if (!stored.ok) throw new Error(stored.error.why);
  }
}

/** Everything in the drawer that stands in the lists, evening by evening. */
export async function snapshotOf(store: Store) {
  const outline = await store.copies.outline();
  const loaded = await store.evenings.loadAll(outline.ok ? outline.value.evenings : []);
  if (!outline.ok || !loaded.ok) throw new Error("the drawer did not answer");
  return { ...outline.value, evenings: loaded.value };
}
