import { computed } from "@preact/signals";
import { settleNight } from "../../ledger/club/index.ts";
import { dayOf, type EveningId, err, type Night, ok, type Paid, type Payment } from "../../model/index.ts";
import type { Done, EveningCard } from "../types.ts";
import { doneOf } from "../wires/faults.ts";
import type { Desk } from "./desk.ts";
import { carriedOf, named, pay } from "./money.ts";
import type { Club, NightShown } from "./types.ts";
import { isPaidSince, whereOf } from "./where.ts";

type Nights = Pick<
  Club,
  "nights" | "night" | "whereOf" | "joinable" | "join" | "changeNight" | "removeNight" | "markPaid"
>;

/** Evenings at several tables, settled together. */
export function nightsOf(desk: Desk): Nights {
  const { store, evenings, nights, payments } = desk;
  const keep = async (night: Night): Done => doneOf(await store.nights.put([night]));
  return {
    nights,
    night: (id) =>
      computed(() => {
        if (!evenings.value || !nights.value || !payments.value) return null;
        const night = nights.value.find((one) => one.id === id);
        return night && shown(desk, night, evenings.value, payments.value);
      }),
    whereOf: (id) => whereOf(desk, id),
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
  const byId = new Map(cards.map((card) => [card.id, card]));
  const here = night.evenings.flatMap((id) => byId.get(id) ?? []);
  const [first] = here;
  if (!first) return undefined;
  const waiting = here.filter(isWaiting);
  const settled = settleNight(
    here.filter((card) => !isWaiting(card)).map(carriedOf),
    payments.filter((payment) => payment.night === night.id),
    desk.idOf,
  );
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

const isWaiting = ({ running, players }: EveningCard): boolean =>
  running || players.some(({ moneyMinor }) => moneyMinor === null);

function joinable(id: EveningId, cards: readonly EveningCard[], nights: readonly Night[]): readonly EveningCard[] {
  const one = cards.find((card) => card.id === id);
  const taken = new Set(nights.flatMap((night) => night.evenings));
  if (!one || taken.has(id)) return [];
  return cards.filter(
    (card) =>
      card.id !== id &&
      !taken.has(card.id) &&
      card.currency === one.currency &&
      dayOf(card.startedAt) === dayOf(one.startedAt),
  );
}

async function markPaid(desk: Desk, { night, currency }: NightShown, payment: Paid, paid: boolean): Done {
  const { from, to, amountMinor } = payment;
  if (paid) {
    const kept = await pay(desk, { from, to, amountMinor, currency, night: night.id });
    return kept.ok ? ok(undefined) : kept;
  }
  const made = desk.payments.value?.find(
    (one) =>
      one.night === night.id &&
      desk.idOf(one.from) === from &&
      desk.idOf(one.to) === to &&
      one.amountMinor === amountMinor,
  );
  return made ? doneOf(await desk.store.payments.remove([made.id])) : ok(undefined);
}
