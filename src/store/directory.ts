import type { Person, Profile, Result } from "../model/index.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Drawer } from "./tables.ts";

/** Records of the club that are kept by their id: the newer one takes the older one's place. */
export interface Directory<T extends { readonly id: string }> {
  readonly all: Observable<readonly T[]>;
  put(records: readonly T[]): Promise<Result<void, StoreFault>>;
  remove(ids: readonly string[]): Promise<Result<void, StoreFault>>;
}

export const people = (drawer: Drawer): Directory<Person> => ({
  all: live(() => drawer.people.toArray()),
  put: (records) => attempt(async () => void (await drawer.people.bulkPut([...records]))),
  remove: (ids) => attempt(() => drawer.people.bulkDelete([...ids])),
});

export const profiles = (drawer: Drawer): Directory<Profile> => ({
  all: live(() => drawer.profiles.toArray()),
  put: (records) => attempt(async () => void (await drawer.profiles.bulkPut([...records]))),
  remove: (ids) => attempt(() => drawer.profiles.bulkDelete([...ids])),
});
