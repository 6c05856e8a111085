import type { EveningId, Person, PlayerId } from "../../../model/index.ts";
import type { Incoming } from "./incoming.ts";

/**
 * Who of a file comes in when some of its evenings are left out: who plays in those alone stays out too, unless a payment
 * or somebody else of the directory needs them.
 */
export function peopleWithout(incoming: Incoming, left: ReadonlySet<EveningId>): readonly Person[] {
  const { people, evenings, payments } = incoming;
  if (left.size === 0) return people;
  const playersOf = (isLeft: boolean) =>
    evenings
      .filter(({ base }) => left.has(base.id) === isLeft)
      .flatMap(({ setup }) => setup.players.map(({ id }) => id));
  const leaving = new Set(playersOf(true));
  for (const id of [...playersOf(false), ...payments.flatMap(({ from, to }) => [from, to])]) leaving.delete(id);
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { id } of people) if (!leaving.has(id)) keepMerged(id, byId, leaving);
  return people.filter(({ id }) => !leaving.has(id));
}

/** Who somebody was merged into stays with them. */
function keepMerged(id: PlayerId, people: ReadonlyMap<PlayerId, Person>, leaving: Set<PlayerId>): void {
  for (let next = people.get(id)?.mergedInto; next !== undefined && leaving.delete(next); )
    next = people.get(next)?.mergedInto;
}
