import { signal } from "@preact/signals";
import { revisionsOf } from "../../ledger/index.ts";
import { ok, SAMPLE_ID } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Sample } from "../app.ts";
import { Book, cardOf } from "../evening/index.ts";
import type { EveningCard } from "../types.ts";
import { answerOf } from "./faults.ts";

/** The sample evening in the drawer: made when it is wanted, and gone without a trace when it is not. */
export function sampleOf(store: Store, now: () => string): Sample {
  let stop = () => {};
  let newest = 0;
  const card = signal<EveningCard | null>(null, {
    watched: () => {
      stop = store.evenings.one(SAMPLE_ID).subscribe((row) => {
        if (row.ok) void show();
      });
    },
    unwatched: () => stop(),
  });

  async function show(): Promise<void> {
    newest++;
    const asked = newest;
    const loaded = await store.evenings.load(SAMPLE_ID);
    if (!loaded.ok || asked !== newest) return;
    card.value = loaded.value ? cardOf(new Book(loaded.value.evening.document, loaded.value.revisions)) : null;
  }

  return {
    card,
    open: async (place) => {
      const there = await store.evenings.load(SAMPLE_ID);
      if (!there.ok) return answerOf(there);
      if (there.value) return ok(SAMPLE_ID);
      const { sampleEvening } = await import("../sample/index.ts");
      const evening = sampleEvening(place, now());
      const { entries: _, ...document } = evening;
      const made = await store.evenings.create({ document, createdAt: now(), revisions: revisionsOf(evening) });
      return made.ok ? ok(SAMPLE_ID) : answerOf(made);
    },
    discard: async () => answerOf(await store.evenings.remove(SAMPLE_ID)),
  };
}
