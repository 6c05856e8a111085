import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { compareTimes, type EveningId, type GameId, writtenName } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import { Book } from "../evening/index.ts";
import type { EveningCard, NewEvening } from "../types.ts";
import type { People } from "./people.ts";

type Who = Pick<People, "plainNameOf" | "idOf" | "isArchived">;

/** The newest evening of a game, as another one would repeat it, looked up when somebody looks. */
export function lastTable(
  game: GameId,
  store: Store,
  evenings: ReadonlySignal<readonly EveningCard[] | null>,
  people: Who,
  now: () => string,
): ReadonlySignal<NewEvening | null | undefined> {
  let stop = () => {};
  const table = signal<NewEvening | null | undefined>(undefined, {
    watched: () => {
      stop = effect(() => {
        if (evenings.value) void show(newestOf(game, evenings.value, now())?.id);
      });
    },
    unwatched: () => stop(),
  });

  async function show(newest: EveningId | undefined): Promise<void> {
    const loaded = newest === undefined ? undefined : await store.evenings.load(newest);
    const evening = loaded?.ok ? loaded.value : undefined;
    table.value = evening ? repeated(new Book(evening.evening.document, evening.revisions), people) : null;
  }
  return table;
}

/** One that has not begun by this device's clock is the last one only where there is no other. */
function newestOf(game: GameId, evenings: readonly EveningCard[], now: string): EveningCard | undefined {
  const played = evenings.filter((evening) => evening.game === game);
  return played.find(({ startedAt }) => compareTimes(startedAt, now) <= 0) ?? played[0];
}

/** Those who were merged are who they turned out to be, and who is in the archive does not come. */
function repeated({ setup, state }: Book, { plainNameOf, idOf, isArchived }: Who): NewEvening {
  const { id: _, end: __, note: ___, ...rest } = setup;
  const seats = [...new Set(state.seats.map(idOf))].filter((id) => !isArchived(id));
  const names = new Map(setup.players.map(({ id }) => [idOf(id), plainNameOf(id) ?? writtenName(setup.players, id)]));
  const firstDealer = idOf(setup.firstDealer);
  return {
    ...rest,
    seats,
    firstDealer: seats.includes(firstDealer) ? firstDealer : (seats[0] ?? firstDealer),
    players: setup.players
      .map(({ id }) => idOf(id))
      .filter((id, i, ids) => seats.includes(id) && ids.indexOf(id) === i)
      .map((id) => ({ id, name: names.get(id) ?? id })),
  };
}
