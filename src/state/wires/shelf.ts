import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { compareTimes, type EveningId, type PlayerId } from "../../model/index.ts";
import type { Store, StoredEvening } from "../../store/index.ts";
import { Book, cardOf } from "../evening/index.ts";
import type { EveningCard } from "../types.ts";

/** Another one whenever a card holds something else, or computes it otherwise: what was kept is then computed anew. */
const CARDS_VERSION = 1;

const stampOf = ({ epoch, revisions }: StoredEvening): string => `${CARDS_VERSION} ${epoch} ${revisions}`;

interface Kept {
  readonly stamp: string;
  readonly card: EveningCard;
}

/** A book that is open in this tab knows its evening without reading it again. */
export type OpenBook = (id: EveningId) => Book | undefined;

/** The list of evenings, newest first, followed only while somebody looks at it; what has not changed is not read again. */
export function shelf(
  store: Store,
  openBook: OpenBook,
  nameOf: (id: PlayerId) => string | undefined,
): ReadonlySignal<readonly EveningCard[] | null> {
  const kept = new Map<EveningId, Kept>();
  let summaries: Promise<unknown> | undefined;
  let stop = () => {};
  let newest = 0;

  const cards = signal<readonly EveningCard[] | null>(null, {
    watched: () => {
      summaries ??= loadSummaries();
      stop = store.evenings.all.subscribe((answer) => {
        if (answer.ok) void show(answer.value);
      });
    },
    unwatched: () => stop(),
  });

  async function loadSummaries(): Promise<void> {
    const rows = await store.evenings.summaries();
    if (!rows.ok) return;
    for (const { evening, stamp, value } of rows.value) kept.set(evening, { stamp, card: value as EveningCard });
  }

  async function show(rows: readonly StoredEvening[]): Promise<void> {
    newest++;
    const asked = newest;
    await summaries;
    await refresh(rows.filter((row) => kept.get(row.id)?.stamp !== stampOf(row)));
    // Only the latest list counts: the drawer may have told another one meanwhile.
    if (asked === newest) cards.value = rows.flatMap(({ id }) => kept.get(id)?.card ?? []).sort(newestFirst);
  }

  async function refresh(rows: readonly StoredEvening[]): Promise<void> {
    if (rows.length === 0) return;
    const stale = rows.filter((row) => !keepOpen(row));
    const loaded = stale.length > 0 ? await store.evenings.loadAll(stale.map(({ id }) => id)) : undefined;
    if (loaded?.ok)
      for (const { evening, revisions } of loaded.value) keep(evening, new Book(evening.document, revisions));
    const fresh = rows.flatMap(({ id }) => {
      const one = kept.get(id);
      return one ? [{ evening: id, stamp: one.stamp, value: one.card }] : [];
    });
    await store.evenings.keepSummaries(fresh);
  }

  function keepOpen(row: StoredEvening): boolean {
    const book = openBook(row.id);
    if (!book || book.revisions !== row.revisions) return false;
    keep(row, book);
    return true;
  }

  const keep = (row: StoredEvening, book: Book): void => {
    kept.set(row.id, { stamp: stampOf(row), card: cardOf(book) });
  };

  return computed(() => cards.value?.map((card) => renamed(card, nameOf)) ?? null);
}

const newestFirst = (a: EveningCard, b: EveningCard): number => compareTimes(b.startedAt, a.startedAt);

/** The app shows the directory's names (format.md). */
const renamed = (card: EveningCard, nameOf: (id: PlayerId) => string | undefined): EveningCard => ({
  ...card,
  players: card.players.map((player) => ({ ...player, name: nameOf(player.id) ?? player.name })),
});
