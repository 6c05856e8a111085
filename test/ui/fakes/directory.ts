import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { ok } from "../../../src/model/index.ts";
import type { Directory, Done, PersonCard, PersonEntry } from "../../../src/state/index.ts";

const done = (): Done => Promise.resolve(ok(undefined));

/** Somebody who has played twice. */
export const anEntry = (person: PersonCard, keys: Partial<PersonEntry> = {}): PersonEntry => ({
  ...person,
  evenings: 2,
  lastAt: "2026-10-23T19:30:00+02:00",
  sameName: false,
  also: [],
  removable: false,
  ...keys,
});

/** A directory of some people, in which commands change nothing. */
export const fakeDirectory = (
  people: ReadonlySignal<readonly PersonCard[]>,
  keys: Partial<Directory> = {},
): Directory => ({
  all: computed(() => people.value.map((person) => anEntry(person))),
  idOf: (id) => id,
  call: done,
  setArchived: done,
  remove: (id) => Promise.resolve(ok({ id, name: id })),
  bringBack: done,
  merger: () => signal({ coming: [], together: [] }),
  merge: done,
  part: done,
  ...keys,
});
