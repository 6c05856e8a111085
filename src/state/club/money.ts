import { computed, type ReadonlySignal } from "@preact/signals";
import { type Carried, runningAccounts, statementOf } from "../../ledger/club/index.ts";
import { compareTimes, err, ok, type Paid, type Payment, parsePayment, unreachable } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Done, EveningCard } from "../types.ts";
import { doneOf } from "../wires/faults.ts";
import type { Desk } from "./desk.ts";
import type { AccountLine, Club, NamedPaid } from "./types.ts";

type Money = Pick<Club, "accounts" | "statement" | "payments" | "pay" | "takeBack" | "bringBack">;

/** The running account of everybody: what evenings left open, less what was paid since. */
export function moneyOf(desk: Desk): Money {
  const { evenings, payments, nameOf, idOf } = desk;
  const carried = computed(() => evenings.value?.map(carriedOf) ?? null);
  const both = <T>(make: (evenings: readonly Carried[], payments: readonly Payment[]) => T): ReadonlySignal<T | null> =>
    computed(() => carried.value && payments.value && make(carried.value, payments.value));
  return {
    accounts: both((open, paid) =>
      runningAccounts(open, paid, idOf).map(({ people, plan, currency }) => ({
        currency,
        people: people.map((claim) => ({ ...claim, name: nameOf(claim.player) })),
        open: people.reduce((sum, { minor }) => sum + Math.max(0, minor), 0),
        plan: plan.map((one) => named(desk, one)),
      })),
    ),
    statement: (person) =>
      both((open, paid) => ({
        name: nameOf(person),
        lines: statementOf(idOf(person), open, paid, idOf)
          .map((line): AccountLine => {
            switch (line.kind) {
              case "evening":
                return { ...line, evening: cardOf(evenings.value, line.evening) };
              case "atTable":
                return { ...line, evening: cardOf(evenings.value, line.evening), other: nameOf(line.other) };
              case "payment":
                return { ...line, other: nameOf(line.other) };
              default:
                return unreachable(line);
            }
          })
          .reverse(),
      })),
    payments: both((_, paid) =>
      paid.toSorted((a, b) => compareTimes(b.at, a.at)).map((payment) => ({ ...named(desk, payment), payment })),
    ),
    pay: (payment) => pay(desk, payment),
    takeBack: async ({ id }) => doneOf(await desk.store.payments.remove([id])),
    bringBack: async (payment) => doneOf(await desk.store.payments.put([payment])),
  };
}

/** What an evening left open; nothing as long as it runs. */
export const carriedOf = ({ id, startedAt, currency, paid, players }: EveningCard): Carried => ({
  id,
  startedAt,
  currency,
  paid,
  open: players.map((player) => ({ id: player.id, minor: player.openMinor })),
});

export const named = ({ nameOf }: Pick<Desk, "nameOf">, { from, to, amountMinor }: Paid): NamedPaid => ({
  from,
  to,
  amountMinor,
  fromName: nameOf(from),
  toName: nameOf(to),
});

function cardOf(cards: readonly EveningCard[] | null, id: string): EveningCard {
  const card = cards?.find((one) => one.id === id);
  if (!card) throw new Error(`a statement names an evening that is in no list: ${id}`);
  return card;
}

/** Checks and keeps a payment; the same door as the one of a backup's payments. */
export async function pay(
  { store, newId, now }: { readonly store: Store; newId(): string; now(): string },
  made: Omit<Payment, "id" | "at"> & Partial<Pick<Payment, "id">>,
): Done<Payment> {
  const { typed: payment, problems } = parsePayment({ id: newId(), at: now(), ...made });
  if (payment === undefined || problems.length > 0) return err({ kind: "problems", problems });
  const kept = doneOf(await store.payments.put([payment]));
  return kept.ok ? ok(payment) : kept;
}
