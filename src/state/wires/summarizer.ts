import { type ReadonlySignal, signal } from "@preact/signals";
import type { EveningId } from "../../model/index.ts";
import type { LoadedEvening, Store, Summarized } from "../../store/index.ts";
import type { Summing } from "../app.ts";
import { Book } from "../evening/index.ts";
import { turns } from "./slices.ts";

/** A book that is open in this tab knows its evening without reading it again. */
export type OpenBook = (id: EveningId) => Book | undefined;

/** Computes evenings that are not kept, and says how many of them were, as soon as they are. */
export type Ask = (missing: readonly EveningId[]) => Promise<number>;

/** So many are read and kept at once. */
const BATCH = 50;
/** Lets whoever taps be listened to. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Computes what is kept of evenings, a few at a time, so that the app stays at hand. */
export function summarizer(
  store: Store,
  openBook: OpenBook,
  version: number,
  summaryOf: (book: Book) => Omit<Summarized, "of">,
): { readonly ask: Ask; readonly progress: ReadonlySignal<Summing | null> } {
  const progress = signal<Summing | null>(null);
  const asked = new Set<EveningId>();
  let running: Promise<number> | undefined;

  const ask: Ask = (missing) => {
    if (missing.length === 0) return Promise.resolve(0);
    for (const id of missing) asked.add(id);
    running ??= work().finally(() => {
      running = undefined;
      progress.value = null;
    });
    return running;
  };

  async function work(): Promise<number> {
    let done = 0;
    for (let ids = taken(asked); ids.length > 0; ids = taken(asked)) {
      const kept = await computeAll(ids, (computed) => {
        const of = done + ids.length + asked.size;
        progress.value = { done: done + computed, of };
      });
      done += kept;
    }
    return done;
  }

  async function computeAll(ids: readonly EveningId[], tell: (computed: number) => void): Promise<number> {
    const loaded = await store.evenings.loadAll(ids);
    if (!loaded.ok) return 0;
    const computed: Summarized[] = [];
    const turn = turns(tell);
    for (const one of loaded.value) {
      await turn(computed.length);
      computed.push(compute(one));
    }
    const kept = await store.summaries.keep(version, computed);
    return kept.ok ? computed.length : 0;
  }

  function compute({ evening, revisions }: LoadedEvening): Summarized {
    const open = openBook(evening.id);
    const book = open?.revisions === evening.revisions ? open : new Book(evening.document, revisions);
    return { of: evening, ...summaryOf(book) };
  }

  return { ask, progress };
}

function taken(asked: Set<EveningId>): EveningId[] {
  const ids = [...asked].slice(0, BATCH);
  for (const id of ids) asked.delete(id);
  return ids;
}
