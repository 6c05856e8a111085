import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { fullName, ok, type Person, type PlayerId, problem } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Alias, Directory, Merger, PersonEntry } from "../directory.ts";
import type { EveningCard } from "../types.ts";
import { doneOf, refused } from "./faults.ts";
import { cardOf, type People } from "./people.ts";

type Cards = ReadonlySignal<readonly EveningCard[] | null>;

/** The directory and its commands; `cards` are the evenings with the ids they were recorded with, null until all are there. */
export function directoryOf(store: Store, { records, idOf }: People, cards: Cards): Directory {
  const all = computed(() => records.value && cards.value && entriesOf(records.value, cards.value, idOf));
  const change = async (id: PlayerId, next: (person: Person) => Person) => doneOf(await store.people.change(id, next));
  const merger = (id: PlayerId, into: PlayerId) =>
    computed(() => records.value && cards.value && mergerOf(cards.value, id, into, idOf));
  return {
    all,
    idOf,
    call: (id, name, mark) =>
      name.trim() === ""
        ? Promise.resolve(refused([problem("shape", ["name"])]))
        : change(id, (person) => called(person, name.trim(), mark.trim())),
    setArchived: (id, archived) => change(id, ({ archived: _, ...rest }) => (archived ? { ...rest, archived } : rest)),
    remove: async (id) => {
      const entry = (await settled(all)).find((one) => one.id === id);
      const person = records.peek()?.find((one) => one.id === id);
      if (!entry || !person || entry.evenings > 0 || entry.also.length > 0) return refused([problem("shape", ["id"])]);
      const removed = doneOf(await store.people.remove([id]));
      return removed.ok ? ok(person) : removed;
    },
    bringBack: async (person) => doneOf(await store.people.put([person])),
    merger,
    merge: async (id, into) => {
      const { together } = await settled(merger(id, into));
      if (together.length > 0 || idOf(into) === idOf(id)) {
        return refused([problem("duplicateId", ["players"], { players: [id, into] })]);
      }
      return change(id, (person) => ({ ...person, mergedInto: into }));
    },
    part: (id) => change(id, ({ mergedInto: _, ...rest }) => rest),
  };
}

const called = ({ mark: _, ...rest }: Person, name: string, mark: string): Person => ({
  ...rest,
  name,
  ...(mark !== "" && { mark }),
});

function entriesOf(
  records: readonly Person[],
  cards: readonly EveningCard[],
  idOf: (id: PlayerId) => PlayerId,
): readonly PersonEntry[] {
  const played = countBy(cards, idOf);
  const people = records.filter(({ id }) => idOf(id) === id);
  const names = new Map<string, number>();
  for (const person of people) names.set(fullName(person), (names.get(fullName(person)) ?? 0) + 1);
  return people.map((person) => ({
    ...cardOf(person),
    evenings: played.get(person.id)?.evenings ?? 0,
    lastAt: played.get(person.id)?.lastAt ?? null,
    sameName: (names.get(fullName(person)) ?? 0) > 1,
    also: aliasesOf(person, records, cards),
  }));
}

function countBy(cards: readonly EveningCard[], idOf: (id: PlayerId) => PlayerId) {
  const played = new Map<PlayerId, { evenings: number; lastAt: string }>();
  for (const { players, startedAt } of cards) {
    for (const id of new Set(players.map((player) => idOf(player.id)))) {
      // The newest evening comes first.
      const there = played.get(id);
      if (there) there.evenings++;
      else played.set(id, { evenings: 1, lastAt: startedAt });
    }
  }
  return played;
}

/** Who was merged into somebody, with all whom they had been before. */
function aliasesOf(person: Person, records: readonly Person[], cards: readonly EveningCard[]): readonly Alias[] {
  const direct = records.filter(({ mergedInto }) => mergedInto === person.id);
  return direct.map((one) => {
    const ids = withAliases(one.id, records);
    return { id: one.id, name: fullName(one), evenings: cards.filter((card) => isIn(card, ids)).length };
  });
}

function withAliases(id: PlayerId, records: readonly Person[], found = new Set<PlayerId>()): ReadonlySet<PlayerId> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of records) if (one.mergedInto === id) withAliases(one.id, records, found);
  return found;
}

const isIn = ({ players }: EveningCard, ids: ReadonlySet<PlayerId>): boolean => players.some(({ id }) => ids.has(id));

function mergerOf(
  cards: readonly EveningCard[],
  id: PlayerId,
  into: PlayerId,
  idOf: (id: PlayerId) => PlayerId,
): Merger {
  const plays = (card: EveningCard, one: PlayerId) => card.players.some((player) => idOf(player.id) === idOf(one));
  const coming = cards.filter((card) => plays(card, id));
  return { coming, together: coming.filter((card) => plays(card, into)) };
}

/** The first value that is known; whoever waits for it keeps it followed meanwhile. */
function settled<T>(source: ReadonlySignal<T | null>): Promise<T> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const { value } = source;
      if (value === null) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
}
