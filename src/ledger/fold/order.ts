import type { EntryId } from "../../model/index.ts";
import { olderFirst, type Place, youngerFirst } from "./place.ts";

/** The places in the order in which they happened, and how many of them the start leads to. */
export interface Order {
  readonly places: Place[];
  readonly reached: number;
}

/** Each place follows the one it names; what no chain from the start reaches follows at the end, by its age (format.md, Revisions). */
export function orderOf(places: Iterable<Place>): Order {
  const followers = followersOf(places);
  const order: Place[] = [];
  // A stack, not recursion: an evening is one long chain.
  const open = (followers.get(null) ?? []).toReversed();
  for (let place = open.pop(); place; place = open.pop()) {
    order.push(place);
    for (const follower of (followers.get(place.id) ?? []).toReversed()) open.push(follower);
  }
  const reached = new Set(order);
  const stranded = [...places].filter((place) => !reached.has(place)).sort(olderFirst);
  return { places: [...order, ...stranded], reached: order.length };
}

function followersOf(places: Iterable<Place>): ReadonlyMap<EntryId | null, readonly Place[]> {
  const followers = new Map<EntryId | null, Place[]>();
  for (const place of places) {
    const { after } = place.counting;
    const others = followers.get(after);
    if (others) others.push(place);
    else followers.set(after, [place]);
  }
  for (const list of followers.values()) list.sort(youngerFirst);
  return followers;
}
