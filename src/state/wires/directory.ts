import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { fullName, ok, type Payment, type Person, type PlayerId, problem, tidy } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Alias, Directory, Merger, PersonEntry } from "../directory.ts";
import type { EveningCard } from "../types.ts";
import { doneOf, refused } from "./faults.ts";
import { cardOf, type People } from "./people.ts";
import type { Shelf } from "./shelf.ts";
import { wired } from "./wired.ts";

/** The directory and its commands; `recorded` are the evenings with the ids they were recorded with. */
export function directoryOf(store: Store, { records, idOf }: People, recorded: Shelf["recorded"]): Directory {
  const payments = wired<readonly Payment[], readonly Payment[] | null>(store.payments.all, null, (all) => all);
  const all = computed(() => {
    const cards = recorded.value?.value;
    if (!records.value || !payments.value || !cards) return null;
    return entriesOf({ records: records.value, payments: payments.value, cards, idOf });
  });
  // Who played with whom is said only once no evening is missing.
  const whole = computed(() => (recorded.value?.whole ? recorded.value.value : null));
  const change = async (id: PlayerId, next: (person: Person) => Person) => doneOf(await store.people.change(id, next));
  const merger = (id: PlayerId, into: PlayerId) =>
    computed(() => records.value && whole.value && mergerOf(whole.value, id, into, idOf));
  return {
    all,
    idOf,
    call: (id, name, mark) =>
      tidy(name) === ""
        ? Promise.resolve(refused([problem("shape", ["name"])]))
        : change(id, (person) => called(person, tidy(name), tidy(mark))),
    setArchived: (id, archived) => change(id, ({ archived: _, ...rest }) => (archived ? { ...rest, archived } : rest)),
    remove: async (id) => {
      await settled(whole);
      const entry = (await settled(all)).find((one) => one.id === id);
      const person = records.peek()?.find((one) => one.id === id);
      if (!person || !entry?.removable) return refused([problem("shape", ["id"])]);
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

interface Known {
  readonly records: readonly Person[];
  readonly payments: readonly Payment[];
  readonly cards: readonly EveningCard[];
  idOf(id: PlayerId): PlayerId;
}

function entriesOf({ records, payments, cards, idOf }: Known): readonly PersonEntry[] {
  const played = countBy(cards, idOf);
  const paid = new Set(payments.flatMap(({ from, to }) => [idOf(from), idOf(to)]));
  const people = records.filter(({ id }) => idOf(id) === id);
  const names = new Map<string, number>();
  for (const person of people) names.set(fullName(person), (names.get(fullName(person)) ?? 0) + 1);
  return people.map((person) => {
    const lately = played.get(person.id) ?? { evenings: 0, lastAt: null };
    const sameName = (names.get(fullName(person)) ?? 0) > 1;
    const also = aliasesOf(person, records, cards);
    const removable = lately.evenings === 0 && also.length === 0 && !paid.has(person.id);
    return { ...cardOf(person), ...lately, sameName, also, removable };
  });
}

function countBy(cards: readonly EveningCard[], idOf: (id: PlayerId) => PlayerId) {
  const played = new Map<PlayerId, { evenings: number; lastAt: string; lastPlace?: string }>();
  for (const { players, startedAt, place } of cards) {
    for (const id of new Set(players.map((player) => idOf(player.id)))) {
      // The newest evening comes first.
      const there = played.get(id);
      if (there) there.evenings++;
      else played.set(id, { evenings: 1, lastAt: startedAt, ...(place !== undefined && { lastPlace: place }) });
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
