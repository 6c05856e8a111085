import type { EveningId, Payment as Made, PlayerId } from "../../model/index.ts";
import type { Resolve } from "../figures/index.ts";
import { type Payment, plannedPayments } from "../settlement.ts";
import type { Carried } from "./account.ts";

/** Several tables as one: what each person has open at each of them, and the one plan that clears them all. */
export interface NightSettlement {
  /** In the order of the evenings and their players. */
  readonly people: readonly {
    readonly player: PlayerId;
    readonly byEvening: Readonly<Record<EveningId, number>>;
    readonly minor: number;
  }[];
  readonly payments: readonly Payment[];
}

/** Settles evenings of one currency together: minor units (øre); what was paid of the plan is marked. */
export function settleNight(
  evenings: readonly Carried[],
  paid: readonly Made[],
  resolve: Resolve = (id) => id,
): NightSettlement {
  const open = new Map<PlayerId, Map<EveningId, number>>();
  for (const evening of evenings) {
    for (const { id, minor } of evening.open) {
      const own = open.get(resolve(id)) ?? new Map<EveningId, number>();
      open.set(resolve(id), own);
      own.set(evening.id, (own.get(evening.id) ?? 0) + minor);
    }
  }
  const people = [...open].map(([player, own]) => ({
    player,
    byEvening: Object.fromEntries(own),
    minor: [...own.values()].reduce((sum, minor) => sum + minor, 0),
  }));
  const made = paid.map(({ from, to, amountMinor }) => ({ from: resolve(from), to: resolve(to), amountMinor }));
  return { people, payments: plannedPayments(new Map(people.map(({ player, minor }) => [player, minor])), made) };
}
