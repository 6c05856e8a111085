import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type EveningId, isSample, ok } from "../../model/index.ts";
import type { LoadedEvening, Store, StoredEvening } from "../../store/index.ts";
import { Book, cardOf, type Followed, follow, type World } from "../evening/index.ts";
import type { Opened } from "../types.ts";
import { doneOf } from "./faults.ts";
import { asKnown } from "./known.ts";
import type { People } from "./people.ts";
import { readerOf, takenOverOf } from "./reader.ts";
import { isCleared, storeIn } from "./storing.ts";
import { wired } from "./wired.ts";

/** What the evenings need besides the drawer. */
export interface Means extends Pick<People, "nameOf" | "idOf"> {
  newId(): string;
  now(): string;
}

/** The evenings that were opened in this tab, each kept up to date as long as somebody looks at it or did so lately. */
export interface Openings {
  open(id: EveningId): ReadonlySignal<Opened>;
  book(id: EveningId): Book | undefined;
}

/** So many evenings stay open though nobody looks at them any more, to be there at once for who comes back. */
const KEPT = 8;

interface Opening {
  readonly shown: Signal<Opened>;
  /** As long as the evening stands in the lists. */
  book: Book | undefined;
  isWatched: boolean;
  /** Ends the following of what other tabs store. */
  stop: () => void;
}

export function openings(store: Store, means: Means): Openings {
  /** Those that were asked for last come last. */
  const opened = new Map<EveningId, Opening>();

  function open(id: EveningId): ReadonlySignal<Opened> {
    const known = opened.get(id);
    if (!known) return begin(id).shown;
    opened.delete(id);
    opened.set(id, known);
    return known.shown;
  }

  function begin(id: EveningId): Opening {
    const watch = (isWatched: boolean) => () => {
      opening.isWatched = isWatched;
      if (!isWatched) letGo();
    };
    const shown = signal<Opened>({ status: "opening" }, { watched: watch(true), unwatched: watch(false) });
    const opening: Opening = { shown, book: undefined, isWatched: false, stop: () => {} };
    opened.set(id, opening);
    void load(id, opening);
    return opening;
  }

  /** An evening that was looked at long ago is read anew when it is asked for again. */
  function letGo(): void {
    const idle = [...opened].filter(([, { isWatched }]) => !isWatched);
    for (const [id, { stop }] of idle.slice(0, Math.max(0, idle.length - KEPT))) {
      opened.delete(id);
      stop();
    }
  }

  async function load(id: EveningId, opening: Opening): Promise<void> {
    let loaded = await store.evenings.load(id);
    if (loaded.ok && !loaded.value && opening.book) {
      if (await isCleared(store, id)) return whenBack(id, opening);
      // It may have been stored once more while that was asked.
      loaded = await store.evenings.load(id);
    }
    if (opened.get(id) !== opening) return;
    const show = (now: Opened) => {
      // What could not be opened may be there the next time: restored, imported, or readable again.
      if (now.status === "missing" || now.status === "failed") opened.delete(id);
      opening.shown.value = now;
    };
    if (!loaded.ok) return show({ status: "failed", why: loaded.error.why });
    if (!loaded.value) return show({ status: "missing" });
    const { evening, revisions } = loaded.value;
    const book = new Book(evening.document, revisions);
    const anew = () => void load(id, opening);
    if (evening.deletedAt !== undefined) {
      opening.book = undefined;
      opening.stop = whenOther(evening, anew);
      return show({ status: "deleted", card: computed(() => asKnown(cardOf(book), means)) });
    }
    opening.book = book;
    const followed = follow(book, worldOf(store, book, means));
    opening.stop = listen(loaded.value, followed, anew);
    show({ status: "open", evening: followed.evening });
  }

  /** A deleted evening stays as it was read until it is brought back, or something that was on its way comes into it. */
  function whenOther(was: StoredEvening, anew: () => void): () => void {
    const stop = store.evenings.one(was.id).subscribe((row) => {
      if (!row.ok || isSame(row.value, was)) return;
      stop();
      anew();
    });
    return stop;
  }

  /** Follows what other tabs store; `anew` where it was deleted, or everything put back as it had been. Answers how to stop. */
  function listen({ evening, revisions }: LoadedEvening, { take }: Followed, anew: () => void): () => void {
    const cursor = { epoch: evening.epoch, revisions: revisions.length };
    const stop = store.revisions.after(evening.id, cursor).subscribe((answer) => {
      if (!answer.ok) return;
      if (answer.value.kind === "more") return take(answer.value.revisions);
      stop();
      anew();
    });
    return stop;
  }

  /** The browser cleared everything under this tab, which still has the evening: it stands until it is stored once more. */
  function whenBack(id: EveningId, opening: Opening): void {
    opening.stop = store.evenings.one(id).subscribe((row) => {
      if (!row.ok || !row.value) return;
      opening.stop();
      void load(id, opening);
    });
  }

  return { open, book: (id) => opened.get(id)?.book };
}

const isSame = (row: StoredEvening | undefined, was: StoredEvening): boolean =>
  row?.deletedAt === was.deletedAt && row?.revisions === was.revisions && row.epoch === was.epoch;

const lastDealKey = (id: EveningId): string => `lastDeal ${id}`;

function worldOf(store: Store, book: Book, { newId, now, nameOf }: Means): World {
  const { id } = book.base;
  return {
    newId,
    now,
    nameOf,
    // The name that the directory has for somebody who is known there stays; nobody comes into it from the sample.
    rename: async (players) =>
      players.length > 0 && !isSample(id) ? doneOf(await store.people.name(players)) : ok(undefined),
    meet: async (player) =>
      nameOf(player.id) === undefined && !isSample(id) ? doneOf(await store.people.name([player])) : ok(undefined),
    store: (revisions, draft) => storeIn(store, book, now, { revisions, draft }),
    reader: readerOf(store, id),
    takenOver: takenOverOf(store, id),
    lastDeal: wired(store.drafts.watch(lastDealKey(id)), null, (value) => (typeof value === "number" ? value : null)),
    announceLastDeal: async (number) => {
      const key = lastDealKey(id);
      return doneOf(number === null ? await store.drafts.clear(key) : await store.drafts.save(key, number));
    },
  };
}
