import { type ReadonlySignal, signal } from "@preact/signals";
import { compareTimes, type PlayerId } from "../../model/index.ts";
import { isRecorded } from "../../rules/index.ts";
import type { Store, StoredEvening } from "../../store/index.ts";
import { Book } from "../evening/index.ts";
import type { NewEvening } from "../types.ts";

/** The newest evening of a game that is recorded here, as another one would repeat it, looked up when somebody looks. */
export function lastTable(
  store: Store,
  nameOf: (id: PlayerId) => string | undefined,
): ReadonlySignal<NewEvening | null | undefined> {
  let stop = () => {};
  const table = signal<NewEvening | null | undefined>(undefined, {
    watched: () => {
      stop = store.evenings.all.subscribe((answer) => {
        if (answer.ok) void show(answer.value);
      });
    },
    unwatched: () => stop(),
  });

  async function show(rows: readonly StoredEvening[]): Promise<void> {
    const playable = rows.filter(({ document }) => isRecorded(document.game));
    const newest = playable.toSorted((a, b) => compareTimes(b.document.startedAt, a.document.startedAt))[0];
    const loaded = newest ? await store.evenings.load(newest.id) : undefined;
    const evening = loaded?.ok ? loaded.value : undefined;
    table.value = evening ? repeated(new Book(evening.evening.document, evening.revisions), nameOf) : null;
  }
  return table;
}

function repeated({ setup, state }: Book, nameOf: (id: PlayerId) => string | undefined): NewEvening {
  const { id: _, end: __, note: ___, ...rest } = setup;
  const seated = setup.players.filter(({ id }) => state.seats.includes(id));
  return {
    ...rest,
    seats: state.seats,
    firstDealer: state.seats.includes(setup.firstDealer) ? setup.firstDealer : (state.seats[0] ?? setup.firstDealer),
    players: seated.map(({ id, name }) => ({ id, name: nameOf(id) ?? name })),
  };
}
