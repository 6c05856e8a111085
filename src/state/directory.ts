import type { ReadonlySignal } from "@preact/signals";
import type { Person, PlayerId } from "../model/index.ts";
import type { PersonCard } from "./app.ts";
import type { Done, EveningCard } from "./types.ts";

/** Somebody of the directory, with what tells whether it is the right one. */
export interface PersonEntry extends PersonCard {
  readonly evenings: number;
  /** When the last of them began; null where there is none. */
  readonly lastAt: string | null;
  /** Where that was, as far as it was noted. */
  readonly lastPlace?: string;
  /** Somebody else is called the same, mark and all. */
  readonly sameName: boolean;
  /** Who turned out to be this person. */
  readonly also: readonly Alias[];
  /** In no evening and in no payment, so that nothing is lost with the name. */
  readonly removable: boolean;
}

/** Somebody who was merged into another one, and how many evenings that brought along. */
export interface Alias {
  readonly id: PlayerId;
  readonly name: string;
  readonly evenings: number;
}

/** What merging two people would do. */
export interface Merger {
  /** The evenings that come along, the newest first. */
  readonly coming: readonly EveningCard[];
  /** Evenings in which both played, so that they are two. */
  readonly together: readonly EveningCard[];
}

/** The people of the club: how they are called, who is still there, and which two are one. No evening file is changed. */
export interface Directory {
  /** All but those who were merged, in no order; null until the drawer has answered. */
  readonly all: ReadonlySignal<readonly PersonEntry[] | null>;
  /** Who somebody is in the end, where that person was merged into another one. */
  idOf(id: PlayerId): PlayerId;
  /** Calls somebody so from now on, in every list; an empty mark takes it away, an empty name is refused as `shape`. */
  call(id: PlayerId, name: string, mark: string): Done;
  setArchived(id: PlayerId, archived: boolean): Done;
  /** Deletes somebody who is removable; else it is refused as `shape`. Answers what `bringBack` puts back. */
  remove(id: PlayerId): Done<Person>;
  bringBack(person: Person): Done;
  /** Null until it is known; the evenings of both stay as they are. */
  merger(id: PlayerId, into: PlayerId): ReadonlySignal<Merger | null>;
  /** Counts somebody as another one from now on; refused as `duplicateId` where both played in one evening. */
  merge(id: PlayerId, into: PlayerId): Done;
  /** Takes a merging back. */
  part(id: PlayerId): Done;
}
