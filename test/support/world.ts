import { signal } from "@preact/signals";
import { revisionsOf } from "../../src/ledger/index.ts";
import { type Evening, ok, type Revision, type Setup } from "../../src/model/index.ts";
import { Book, type Followed, follow, type World } from "../../src/state/evening/index.ts";

/** A drawer in memory, with a clock that ticks a second a look and ids in a row. */
export function memoryWorld(prefix = "r"): World & { readonly stored: Revision[] } {
  const stored: Revision[] = [];
  let ids = 0;
  let time = Date.UTC(2026, 10, 30, 18);
  return {
    stored,
    store: (revisions) => {
      stored.push(...revisions);
      return Promise.resolve(ok(undefined));
    },
    newId: () => `${prefix}${++ids}`,
    now: () => {
      time += 1000;
      return new Date(time).toISOString();
    },
    nameOf: () => undefined,
    meet: () => Promise.resolve(ok(undefined)),
    rename: () => Promise.resolve(ok(undefined)),
    reader: signal(false),
    takenOver: signal(false),
    lastDeal: signal(null),
    announceLastDeal: () => Promise.resolve(ok(undefined)),
  };
}

export const setupOf = ({ entries: _, revisions: __, ...setup }: Evening): Setup => setup;

/** A live evening of a file's entries, each one revision. */
export function followed(file: Evening, world: World = memoryWorld()): Followed & { readonly book: Book } {
  const revisions = revisionsOf(file);
  const book = new Book(setupOf(file), revisions);
  return { book, ...follow(book, world) };
}
