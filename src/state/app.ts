import type { ReadonlySignal } from "@preact/signals";
import type { EveningId, PlayerId, Settings } from "../model/index.ts";
import type { Data, Protection } from "./data.ts";
import type { Done, EveningCard, NewEvening, Opened } from "./types.ts";

/** A person of the club's directory. */
export interface PersonCard {
  readonly id: PlayerId;
  readonly name: string;
  readonly archived: boolean;
}

/**
 * Everything the screens may know and do. Screens get it by `useApp()`, tests hand them a fake or a real one;
 * values are signals that follow the drawer live, in every tab; commands answer what went wrong and never throw.
 */
export interface App {
  /** Newest first; null until the drawer has answered. */
  readonly evenings: ReadonlySignal<readonly EveningCard[] | null>;
  readonly people: ReadonlySignal<readonly PersonCard[]>;
  /** Live values of one evening; the same signal for the same id. */
  openEvening(id: EveningId): ReadonlySignal<Opened>;
  /** Stores a new evening, and new people in the directory. */
  startEvening(draft: NewEvening): Done<EveningId>;
  /** Takes an evening away from the lists; `restoreEvening` brings it back whole. */
  deleteEvening(id: EveningId): Done;
  restoreEvening(id: EveningId): Done;
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(keys: Partial<Settings>): Done;
  readonly data: Data;
  readonly protection: Protection;
  newId(): string;
  /** Now, as a file writes a time: with this device's offset. */
  now(): string;
}
