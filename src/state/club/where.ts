import { computed, type ReadonlySignal } from "@preact/signals";
import { compareTimes, type EveningId, type Payment } from "../../model/index.ts";
import type { EveningCard } from "../types.ts";
import type { Desk } from "./desk.ts";
import type { Where } from "./types.ts";

/**
 * Where the payments of an evening are noted: each in one place, else the same money would be counted twice. Once
 * somebody of an evening has paid into the running account since, what was left open is noted there.
 */
export const whereOf = (
  desk: Desk,
  id: EveningId,
  settled: ReadonlySignal<ReadonlySet<EveningId> | null>,
): ReadonlySignal<Where | null> =>
  computed(() => {
    const { evenings, nights, payments } = desk;
    if (!evenings.value || !nights.value || !payments.value || !settled.value) return null;
    const clear = settled.value.has(id);
    const night = nights.value.find((one) => one.evenings.includes(id));
    if (night) return { kind: "night", night, clear };
    const evening = evenings.value.find((one) => one.id === id);
    return evening && isPaidSince(desk, [evening]) ? { kind: "account", clear } : { kind: "here" };
  });

/** Whether somebody of some evenings that have something open has paid or been paid in the running account since. */
export const isPaidSince = ({ payments, idOf }: Desk, evenings: readonly EveningCard[]): boolean =>
  evenings.some((evening) => paidSince(payments.value ?? [], evening, idOf).length > 0);

/** What those of an evening who have something open have paid or been paid in the running account since. */
export function paidSince(
  payments: readonly Payment[],
  { startedAt, currency, players }: EveningCard,
  idOf: Desk["idOf"],
): readonly Payment[] {
  const open = new Set(players.filter(({ openMinor }) => openMinor !== 0).map(({ id }) => idOf(id)));
  return payments.filter(
    (made) =>
      made.night === undefined &&
      made.currency === currency &&
      (open.has(idOf(made.from)) || open.has(idOf(made.to))) &&
      compareTimes(made.at, startedAt) > 0,
  );
}
