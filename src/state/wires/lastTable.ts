import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { EveningId, GameId, PlayerId } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import { Book } from "../evening/index.ts";
import type { EveningCard, NewEvening } from "../types.ts";

/** The newest evening of a game, as another one would repeat it, looked up when somebody looks. */
export function lastTable(
  game: GameId,
  store: Store,
  evenings: ReadonlySignal<readonly EveningCard[] | null>,
  nameOf: (id: PlayerId) => string | undefined,
): ReadonlySignal<NewEvening | null | undefined> {
  let stop = () => {};
  const table = signal<NewEvening | null | undefined>(undefined, {
    watched: () => {
      stop = effect(() => {
        if (evenings.value) void show(evenings.value.find((evening) => evening.game === game)?.id);
      });
    },
    unwatched: () => stop(),
  });

  async function show(newest: EveningId | undefined): Promise<void> {
    const loaded = newest === undefined ? undefined : await store.evenings.load(newest);
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
