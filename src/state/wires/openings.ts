import { type ReadonlySignal, signal } from "@preact/signals";
import { type EveningId, err, isSample, ok, type PlayerId, type Revision } from "../../model/index.ts";
import type { LoadedEvening, Store } from "../../store/index.ts";
import { Book, type Followed, follow, type World } from "../evening/index.ts";
import type { Done, Opened } from "../types.ts";
import { doneOf } from "./faults.ts";
import { isReader, readerOf } from "./reader.ts";
import { wired } from "./wired.ts";

/** What the evenings need besides the drawer. */
export interface Means {
  newId(): string;
  now(): string;
  nameOf(id: PlayerId): string | undefined;
}

/** The evenings that were opened in this tab, each kept up to date from then on. */
export interface Openings {
  open(id: EveningId): ReadonlySignal<Opened>;
  book(id: EveningId): Book | undefined;
}

export function openings(store: Store, means: Means): Openings {
  const opened = new Map<EveningId, ReadonlySignal<Opened>>();
  const books = new Map<EveningId, Book>();

  function open(id: EveningId): ReadonlySignal<Opened> {
    const known = opened.get(id);
    if (known) return known;
    const state = signal<Opened>({ status: "opening" });
    opened.set(id, state);
    void load(id, (now) => {
      // What could not be opened may be there the next time: restored, imported, or readable again.
      if (now.status === "missing" || now.status === "failed") opened.delete(id);
      state.value = now;
    });
    return state;
  }

  async function load(id: EveningId, show: (opened: Opened) => void): Promise<void> {
    const loaded = await store.evenings.load(id);
    if (!loaded.ok) return show({ status: "failed", why: loaded.error.why });
    if (!loaded.value || loaded.value.evening.deletedAt !== undefined) return show({ status: "missing" });
    const book = new Book(loaded.value.evening.document, loaded.value.revisions);
    books.set(id, book);
    const followed = follow(book, worldOf(store, id, means));
    listen(loaded.value, followed, () => void load(id, show));
    show({ status: "open", evening: followed.evening });
  }

  /** Follows what other tabs store; `anew` where everything was put back as it had been. */
  function listen({ evening, revisions }: LoadedEvening, { take }: Followed, anew: () => void): void {
    const cursor = { epoch: evening.epoch, revisions: revisions.length };
    const stop = store.revisions.after(evening.id, cursor).subscribe((answer) => {
      if (!answer.ok) return;
      if (answer.value.kind === "more") return take(answer.value.revisions);
      stop();
      anew();
    });
  }

  return { open, book: (id) => books.get(id) };
}

const lastDealKey = (id: EveningId): string => `lastDeal ${id}`;

function worldOf(store: Store, id: EveningId, { newId, now, nameOf }: Means): World {
  return {
    newId,
    now,
    nameOf,
    // The name that the directory has for somebody who is known there stays; nobody comes into it from the sample.
    rename: async (players) =>
      players.length > 0 && !isSample(id) ? doneOf(await store.people.name(players)) : ok(undefined),
    meet: async (player) =>
      nameOf(player.id) === undefined && !isSample(id) ? doneOf(await store.people.name([player])) : ok(undefined),
    store: (revisions, draft) => storeIn(store, id, revisions, draft),
    reader: readerOf(store, id),
    lastDeal: wired(store.drafts.watch(lastDealKey(id)), null, (value) => (typeof value === "number" ? value : null)),
    announceLastDeal: async (number) => {
      const key = lastDealKey(id);
      return doneOf(number === null ? await store.drafts.clear(key) : await store.drafts.save(key, number));
    },
  };
}

async function storeIn(store: Store, id: EveningId, revisions: readonly Revision[], draft?: string): Done {
  if (await isReader(store, id)) return err({ kind: "reader" });
  const added = await store.revisions.add(id, revisions, draft);
  if (!added.ok) return doneOf(added);
  // Somebody put everything back as it was before this evening began.
  return added.value === undefined ? err({ kind: "storage", why: "closed" }) : ok(undefined);
}
