import { computed, type ReadonlySignal } from "@preact/signals";
import type { PlayerId } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { EveningCard } from "../types.ts";
import { wired } from "../wires/wired.ts";
import type { Desk } from "./desk.ts";
import { moneyOf } from "./money.ts";
import { nightsOf } from "./nights.ts";
import { seasonsOfClub } from "./seasons.ts";
import type { Club } from "./types.ts";

export { ORDERS, type Order } from "../../ledger/club/index.ts";
export { dependentsOf } from "./dependents.ts";
export { standingsFile } from "./files.ts";
export { overpaid } from "./overpaid.ts";
export type * from "./types.ts";

/** What the app hands on, so that the club's books need not be loaded at the table. */
export interface ClubMeans {
  readonly store: Store;
  readonly evenings: ReadonlySignal<readonly EveningCard[] | null>;
  nameOf(id: PlayerId): string | undefined;
  idOf(id: PlayerId): PlayerId;
  newId(): string;
  now(): string;
}

/** Opens the club's books. */
export function clubOf({ nameOf, ...means }: ClubMeans): Club {
  const { store, evenings } = means;
  const playedAs = computed(
    () => new Map(evenings.value?.toReversed().flatMap(({ players }) => players.map(({ id, name }) => [id, name]))),
  );
  const desk: Desk = {
    ...means,
    payments: wired(store.payments.all, null, (all) => all),
    nights: wired(store.nights.all, null, (all) => all),
    seasons: wired(store.seasons.all, null, (all) => all),
    nameOf: (id) => nameOf(id) ?? playedAs.value.get(id) ?? id,
  };
  return { ...moneyOf(desk), ...nightsOf(desk), ...seasonsOfClub(desk) };
}
