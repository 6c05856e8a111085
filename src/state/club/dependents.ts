import { compareTimes, type EveningId, ok, type Payment } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import { Book, cardOf } from "../evening/index.ts";
import type { Done } from "../types.ts";
import { answerOf } from "../wires/faults.ts";
import { asKnown } from "../wires/known.ts";
import type { People } from "../wires/people.ts";
import { named } from "./money.ts";
import type { Dependents } from "./types.ts";
import { paidSince } from "./where.ts";

interface Means extends Pick<People, "nameOf" | "idOf"> {
  readonly store: Store;
}

const NOTHING: Dependents = { inNight: false, ticked: 0, account: [], atNight: [] };

/** What would no longer be as it was without an evening. */
export async function dependentsOf({ store, ...names }: Means, id: EveningId): Done<Dependents> {
  const [outline, loaded] = await Promise.all([store.copies.outline(), store.evenings.load(id)]);
  if (!outline.ok) return answerOf(outline);
  if (!loaded.ok) return answerOf(loaded);
  if (!loaded.value) return ok(NOTHING);
  const card = asKnown(cardOf(new Book(loaded.value.evening.document, loaded.value.revisions)), names);
  const { nights, payments } = outline.value;
  const night = nights.find(({ evenings }) => evenings.includes(id));
  const atTable = new Map(card.players.map((player) => [player.id, player.name]));
  const nameOf = (id: string) => names.nameOf(id) ?? atTable.get(id) ?? id;
  const told = (made: readonly Payment[]) =>
    made
      .toSorted((a, b) => compareTimes(a.at, b.at))
      .map((payment) => ({ ...named({ nameOf }, payment), currency: payment.currency }));
  return ok({
    inNight: night !== undefined,
    ticked: card.paid.length,
    account: told(paidSince(payments, card, names.idOf)),
    atNight: told(payments.filter((made) => night !== undefined && made.night === night.id)),
  });
}
