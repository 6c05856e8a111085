import type { EntryId, Revision } from "../../model/index.ts";
import { nextPart } from "./derivedId.ts";
import type { Folder } from "./folder.ts";
import type { Place } from "./place.ts";

export const without = (order: readonly EntryId[], id: EntryId): EntryId[] => order.filter((other) => other !== id);

/**
 * One revision that puts an entry where it is wanted, and as few others as keep the rest in order: what stood behind a
 * moved entry would follow it. Alone, then with the neighbours as in a linked list, then with every link that is not yet there.
 */
export function arranged(folder: Folder, wanted: readonly EntryId[], own: Revision): Revision[] {
  const { places } = folder.folded;
  const now = predecessors(places.map(({ id }) => id));
  const then = predecessors(wanted);
  const linked = (isLoose: (place: Place) => boolean) => [
    own,
    ...links(
      own,
      then,
      places.filter((place) => place.id !== own.of && isLoose(place)),
    ),
  ];
  const candidates = [() => [own], () => linked(({ id }) => now.get(id) !== then.get(id))];
  for (const candidate of candidates) {
    const revisions = candidate();
    const order = folder.with(revisions).places;
    if (wanted.every((id, i) => order[i]?.id === id)) return revisions;
  }
  return linked(({ id, counting }) => counting.after !== then.get(id));
}

const predecessors = (order: readonly EntryId[]): ReadonlyMap<EntryId, EntryId | null> =>
  new Map(order.map((id, i) => [id, order[i - 1] ?? null]));

function links(own: Revision, then: ReadonlyMap<EntryId, EntryId | null>, places: readonly Place[]): Revision[] {
  let { id } = own;
  return places.map(({ id: of, counting }) => {
    id = nextPart(id);
    return { ...own, id, of, replaces: [counting.id], after: then.get(of) ?? null, entry: counting.entry };
  });
}
