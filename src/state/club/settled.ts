import { computed, type ReadonlySignal } from "@preact/signals";
import { type NightSettlement, quitSince, settleNight } from "../../ledger/club/index.ts";
import type { EveningId, Night, Payment } from "../../model/index.ts";
import type { EveningCard } from "../types.ts";
import type { Desk } from "./desk.ts";
import { carriedOf } from "./money.ts";

/** Evenings whose rest was paid elsewhere: everybody was quits in the running account since, or their night was paid. */
export const settledOf = (desk: Desk): ReadonlySignal<ReadonlySet<EveningId> | null> =>
  computed(() => {
    const [evenings, nights, payments] = [desk.evenings.value, desk.nights.value, desk.payments.value];
    if (!evenings || !nights || !payments) return null;
    const byId = new Map(evenings.map((evening) => [evening.id, evening]));
    const paidNights = nights.filter((night) => {
      const tables = tablesOf(night, byId);
      return !tables.some(isWaiting) && planOf(desk, night, tables, payments).payments.every(({ paid }) => paid);
    });
    const paid = new Set(paidNights.flatMap((night) => night.evenings));
    // What a night paid went for that night alone.
    const quits = quitSince(
      evenings.filter(({ id }) => !paid.has(id)).map(carriedOf),
      payments.filter(({ night }) => paidNights.every(({ id }) => id !== night)),
      desk.idOf,
    );
    return new Set([...quits, ...paid]);
  });

/** The evenings of a night that are still here, in its order. */
export const tablesOf = ({ evenings }: Night, byId: ReadonlyMap<EveningId, EveningCard>): readonly EveningCard[] =>
  evenings.flatMap((id) => byId.get(id) ?? []);

/** An evening that has not ended, or cannot be settled yet. */
export const isWaiting = ({ running, players }: EveningCard): boolean =>
  running || players.some(({ moneyMinor }) => moneyMinor === null);

/** The one plan of a night, without the tables that it waits for. */
export const planOf = (
  { idOf }: Desk,
  { id }: Night,
  tables: readonly EveningCard[],
  payments: readonly Payment[],
): NightSettlement =>
  settleNight(
    tables.filter((table) => !isWaiting(table)).map(carriedOf),
    payments.filter((payment) => payment.night === id),
    idOf,
  );
