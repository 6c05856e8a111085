import { readEvening, writeEvening } from "../../ledger/index.ts";
import { type EveningId, ok, type Setup } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { Done, NewEvening } from "../types.ts";
import { answerOf, refused } from "./faults.ts";

/** Stores a new evening and the people who are new or renamed; everything about it that cannot be is told. */
export async function begin(store: Store, id: EveningId, createdAt: string, draft: NewEvening): Done<EveningId> {
  const setup: Setup = { ...draft, id, end: null };
  const read = readEvening(writeEvening(setup, [], []));
  if (!read.ok) return refused(read.error);
  const people = setup.players.map((player) => ({ ...player }));
  const created = await store.evenings.create({ document: setup, createdAt, people });
  return created.ok ? ok(id) : answerOf(created);
}
