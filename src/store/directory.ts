import type { Table } from "dexie";
import type { Night, Payment, Person, Player, Profile, Result, Season } from "../model/index.ts";
import type { StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Drawer } from "./tables.ts";
import { write } from "./write.ts";

/** Records of the club that are kept by their id: the newer one takes the older one's place. */
export interface Directory<T extends { readonly id: string }> {
  readonly all: Observable<readonly T[]>;
  put(records: readonly T[]): Promise<Result<void, StoreFault>>;
  remove(ids: readonly string[]): Promise<Result<void, StoreFault>>;
}

/** The directory of people: besides, somebody may only be given a name, whatever else is known of them. */
export interface PeopleDirectory extends Directory<Person> {
  name(players: readonly Player[]): Promise<Result<void, StoreFault>>;
  /** Makes something else of somebody who is there; who is not stays away. */
  change(id: string, next: (person: Person) => Person): Promise<Result<void, StoreFault>>;
}

export const people = (drawer: Drawer): PeopleDirectory => ({
  ...directory(drawer, drawer.people),
  name: (players) => write(drawer, [drawer.people], () => rename(drawer, players)),
  change: (id, next) =>
    write(drawer, [drawer.people], async () => {
      const person = await drawer.people.get(id);
      if (person) await drawer.people.put(next(person));
    }),
});

/** Within a transaction: gives people their name; who comes to the table is in the archive no longer. */
export async function nameIn(drawer: Drawer, players: readonly Player[]): Promise<void> {
  await rename(drawer, players, ({ archived: _, ...rest }) => rest);
}

/** Within a transaction: gives people their name. Who was merged into somebody keeps the name of before, to be found under it when the two are parted. */
export async function rename(drawer: Drawer, players: readonly Player[], also = (person: Person): Person => person) {
  const here = await drawer.people.bulkGet(players.map(({ id }) => id));
  const named = players.map(({ id, name }, i) => also({ ...here[i], id, name }));
  await drawer.people.bulkPut(named.filter(({ mergedInto }) => mergedInto === undefined));
}

export const profiles = (drawer: Drawer): Directory<Profile> => directory(drawer, drawer.profiles);
export const seasons = (drawer: Drawer): Directory<Season> => directory(drawer, drawer.seasons);
export const nights = (drawer: Drawer): Directory<Night> => directory(drawer, drawer.nights);
export const payments = (drawer: Drawer): Directory<Payment> => directory(drawer, drawer.payments);

const directory = <T extends { readonly id: string }>(
  drawer: Drawer,
  { name }: { readonly name: string },
): Directory<T> => {
  const table: Table<T, string> = drawer.table(name);
  return {
    all: live(() => table.toArray()),
    put: (records) => write(drawer, [table], async () => void (await table.bulkPut([...records]))),
    remove: (ids) => write(drawer, [table], () => table.bulkDelete([...ids])),
  };
};
