import { computed, type ReadonlySignal } from "@preact/signals";
import { fullName, type Person, type PlayerId, sameAs } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { PersonCard } from "../app.ts";
import { wired } from "./wired.ts";

/** The directory, and how it calls somebody. */
export interface People {
  /** Everybody but those who were merged into somebody. */
  readonly people: ReadonlySignal<readonly PersonCard[]>;
  /** Whether the drawer has answered. */
  readonly isKnown: ReadonlySignal<boolean>;
  /** As they are stored, those who were merged too; null until the drawer has answered. */
  readonly records: ReadonlySignal<readonly Person[] | null>;
  /** With the mark that tells apart who has the same name; undefined for who is not in the directory. */
  nameOf(id: PlayerId): string | undefined;
  plainNameOf(id: PlayerId): string | undefined;
  /** Who somebody is in the end, where that person was merged into another one. */
  idOf(id: PlayerId): PlayerId;
  isArchived(id: PlayerId): boolean;
}

export function peopleOf(store: Store): People {
  const all = wired<readonly Person[], readonly Person[] | null>(store.people.all, null, (people) => people);
  const byId = computed(() => new Map(all.value?.map((person) => [person.id, person])));
  const personOf = (id: PlayerId) => byId.value.get(sameAs(id, byId.value)) ?? byId.value.get(id);
  return {
    people: computed(() => (all.value ?? []).filter(({ id }) => sameAs(id, byId.value) === id).map(cardOf)),
    isKnown: computed(() => all.value !== null),
    records: all,
    nameOf: (id) => {
      const person = personOf(id);
      return person && fullName(person);
    },
    idOf: (id) => sameAs(id, byId.value),
    isArchived: (id) => personOf(id)?.archived ?? false,
    plainNameOf: (id) => personOf(id)?.name,
  };
}

/** A person as the screens see one. */
export const cardOf = ({ id, name, mark, archived }: Person): PersonCard => ({
  id,
  name,
  ...(mark !== undefined && { mark }),
  archived: archived ?? false,
});
