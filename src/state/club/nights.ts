import { computed } from "@preact/signals";
import {
  compareTimes,
  dayOf,
  type EveningId,
  err,
  type Night,
  ok,
  type Paid,
  type Payment,
} from "../../model/index.ts";
import type { Done, EveningCard } from "../types.ts";
import { doneOf } from "../wires/faults.ts";
import type { Desk } from "./desk.ts";
import { named, pay } from "./money.ts";
import { isWaiting, planOf, settledOf, tablesOf } from "./settled.ts";
import type { Club, NightCard, NightShown } from "./types.ts";
import { isPaidSince, whereOf } from "./where.ts";

type Nights = Pick<
  Club,
  | "nights"
  | "night"
  | "whereOf"
  | "settled"
  | "apart"
  | "joinable"
  | "join"
  | "changeNight"
  | "removeNight"
  | "markPaid"
>;

/** Evenings at several tables, settled together. */
export function nightsOf(desk: Desk): Nights {
  const { store, evenings, nights, payments } = desk;
  const settled = settledOf(desk);
  const keep = async (night: Night): Done => doneOf(await store.nights.put([night]));
  return {
    nights: computed(() => evenings.value && nights.value && cardsOf(nights.value, evenings.value)),
    night: (id) =>
      computed(() => {
        if (!evenings.value || !nights.value || !payments.value) return null;
        const night = nights.value.find((one) => one.id === id);
        return night && shown(desk, night, evenings.value, payments.value);
      }),
    whereOf: (id) => whereOf(desk, id, settled),
    settled,
    apart: computed(
      () => evenings.value && nights.value && settled.value && apart(evenings.value, nights.value, settled.value),
    ),
    joinable: (id) => computed(() => evenings.value && nights.value && joinable(id, evenings.value, nights.value)),
    join: async (ids, name) => {
      const taken = new Set(nights.value?.flatMap((night) => night.evenings));
      if (ids.length < 2 || ids.some((id) => taken.has(id)))
        return err({ kind: "problems", problems: [{ code: "shape", path: ["evenings"] }] });
      const night = { id: desk.newId(), ...(name !== undefined && { name }), evenings: [...ids] };
      const kept = await keep(night);
      return kept.ok ? ok(night) : kept;
    },
    changeNight: keep,
    removeNight: async ({ id }) => doneOf(await store.nights.remove([id])),
    markPaid: (night, payment, paid) => markPaid(desk, night, payment, paid),
  };
}

function shown(
  desk: Desk,
  night: Night,
  cards: readonly EveningCard[],
  payments: readonly Payment[],
): NightShown | undefined {
  const here = tablesOf(night, new Map(cards.map((card) => [card.id, card])));
  const [first] = here;
  if (!first) return undefined;
  const waiting = here.filter(isWaiting);
  const settled = planOf(desk, night, here, payments);
  return {
    night,
    evenings: here,
    waiting,
    paidSince: isPaidSince(desk, here),
    currency: first.currency,
    people: settled.people.map((person) => ({ ...person, name: desk.nameOf(person.player) })),
    payments: settled.payments.map((payment) => ({ ...named(desk, payment), paid: payment.paid })),
  };
}

function cardsOf(nights: readonly Night[], evenings: readonly EveningCard[]): readonly NightCard[] {
  const byId = new Map(evenings.map((evening) => [evening.id, evening]));
  return nights
    .flatMap((night): readonly NightCard[] => {
      const tables = tablesOf(night, byId);
      const [first] = tables.toSorted((a, b) => compareTimes(a.startedAt, b.startedAt));
      return first ? [{ ...night, startedAt: first.startedAt, tables: tables.length }] : [];
    })
    .sort((a, b) => compareTimes(b.startedAt, a.startedAt));
}

function joinable(id: EveningId, cards: readonly EveningCard[], nights: readonly Night[]): readonly EveningCard[] {
  const one = cards.find((card) => card.id === id);
  const taken = inNights(nights);
  if (!one || taken.has(id)) return [];
  return cards.filter((card) => card.id !== id && !taken.has(card.id) && togetherness(card) === togetherness(one));
}

/** Days with several tables that were not joined, one of them with something to settle. */
function apart(
  cards: readonly EveningCard[],
  nights: readonly Night[],
  settled: ReadonlySet<EveningId>,
): readonly (readonly EveningCard[])[] {
  const taken = inNights(nights);
  const groups = new Map<string, readonly EveningCard[]>();
  for (const card of cards) {
    if (!taken.has(card.id)) groups.set(togetherness(card), [...(groups.get(togetherness(card)) ?? []), card]);
  }
  const isOpen = ({ id, running, unpaid }: EveningCard) => running || (unpaid && !settled.has(id));
  return [...groups.values()].filter((tables) => tables.length > 1 && tables.some(isOpen));
}

const inNights = (nights: readonly Night[]): ReadonlySet<EveningId> =>
  new Set(nights.flatMap((night) => night.evenings));

/** Evenings of the same day and currency may be settled together. */
const togetherness = ({ startedAt, currency }: EveningCard): string => `${dayOf(startedAt)} ${currency}`;

async function markPaid(desk: Desk, { night, currency }: NightShown, payment: Paid, paid: boolean): Done {
  const { from, to, amountMinor } = payment;
  const made = (desk.payments.value ?? []).filter(
    (one) =>
      one.night === night.id &&
      desk.idOf(one.from) === from &&
      desk.idOf(one.to) === to &&
      one.amountMinor === amountMinor,
  );
  if (paid) {
    // Named by what it is: a switch that is tapped twice in one moment, here or on two phones, is one payment.
    const names = [...made, null].map((_, place) => [night.id, from, to, amountMinor, place].join(" "));
    const id = names.find((name) => made.every((one) => one.id !== name));
    const kept = await pay(desk, { ...(id !== undefined && { id }), from, to, amountMinor, currency, night: night.id });
    return kept.ok ? ok(undefined) : kept;
  }
  const [first] = made;
  return first ? doneOf(await desk.store.payments.remove([first.id])) : ok(undefined);
}
