import type { ReadonlySignal } from "@preact/signals";
import type { Night, Payment, PlayerId, Season } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { EveningCard } from "../types.ts";

/** What the club's books are kept from: the evenings that are in statistics, what was paid, and who is who. */
export interface Desk {
  readonly store: Store;
  readonly evenings: ReadonlySignal<readonly EveningCard[] | null>;
  readonly payments: ReadonlySignal<readonly Payment[] | null>;
  readonly nights: ReadonlySignal<readonly Night[] | null>;
  readonly seasons: ReadonlySignal<readonly Season[] | null>;
  /** The directory's name, or that of the newest evening, where somebody is in no directory. */
  nameOf(id: PlayerId): string;
  /** Who somebody is in the end, where that person was merged into another one. */
  idOf(id: PlayerId): PlayerId;
  newId(): string;
  now(): string;
}
