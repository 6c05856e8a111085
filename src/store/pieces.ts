import { Dexie } from "dexie";
import { type EveningId, isSample } from "../model/index.ts";
import type { Drawer, Piece, StoredEvening } from "./tables.ts";

/** Told how many evenings more are done. */
export type Counted = (evenings: number) => void;

/** Rows that are read or written in one go: a phone four times as slow has its turn again within the fifth of a second. */
export const ROWS = 200;

/** Evenings that are read in one go, before it is known how much happened in each. */
const PAGE = 25;

/** Items in portions, each of no more rows than are read or written in one go, but of one item at least. */
export function portions<T>(items: readonly T[], rowsOf: (item: T) => number): T[][] {
  const all: T[][] = [];
  let left = 0;
  for (const item of items) {
    const last = left >= rowsOf(item) ? all.at(-1) : undefined;
    if (last) last.push(item);
    else all.push([item]);
    left = (last ? left : ROWS) - rowsOf(item);
  }
  return all;
}

/** Every evening in the order of its key, page by page. */
export async function eachPage(
  drawer: Drawer,
  take: (page: readonly StoredEvening[]) => PromiseLike<unknown>,
): Promise<void> {
  let last: StoredEvening | undefined;
  do {
    const page: StoredEvening[] = await drawer.evenings
      .where("id")
      .above(last?.id ?? Dexie.minKey)
      .limit(PAGE)
      .toArray();
    await take(page);
    last = page.at(-1);
  } while (last);
}

/**
 * Within a transaction: every evening but the sample, with what happened in it, read piece by piece. The screen has its
 * turn between two pieces, since each is a request of its own.
 */
export const eachPiece = (drawer: Drawer, take: (piece: Piece) => PromiseLike<unknown>): Promise<void> =>
  eachPage(drawer, async (page) => {
    for (const evenings of portions(page, ({ revisions }) => revisions)) await take(await pieceOf(drawer, evenings));
  });

/** Evenings that follow each other, so that all that happened in them is one range. */
async function pieceOf(drawer: Drawer, evenings: readonly StoredEvening[]): Promise<Piece> {
  const [first, last] = [evenings[0]?.id, evenings.at(-1)?.id];
  const range = drawer.revisions.where("[evening+seq]").between([first, Dexie.minKey], [last, Dexie.maxKey]);
  const revisions = await range.toArray();
  return {
    evenings: evenings.filter(({ id }) => !isSample(id)),
    revisions: revisions.filter(({ evening }) => !isSample(evening)),
  };
}

/** Within a transaction: stores a piece where none of its evenings is. */
export async function putPiece(
  drawer: Drawer,
  { evenings, revisions }: Piece,
  epochs: ReadonlyMap<EveningId, number>,
): Promise<void> {
  // What any tab has read of an evening is void, even if it comes back to as many revisions.
  const anew = evenings.map((row) => ({ ...row, epoch: (epochs.get(row.id) ?? row.epoch) + 1 }));
  for (const some of portions(anew, () => 1)) await drawer.evenings.bulkAdd(some);
  for (const some of portions(revisions, () => 1)) await drawer.revisions.bulkAdd(some);
}
