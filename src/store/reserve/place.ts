/** Where a browser keeps things apart from each other; only some can. */
interface Buckets {
  open(name: string, how: { readonly durability: "strict" }): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** Where the reserve lies: what damages the drawer does not reach it. */
export type Place = () => Promise<IDBFactory>;

/** Such a place of this browser; undefined where it has none. */
export function placeApart(): Place | undefined {
  const buckets = bucketsHere();
  return buckets && (async () => (await buckets.open("reserve", { durability: "strict" })).indexedDB);
}

function bucketsHere(): Buckets | undefined {
  try {
    return (Object(globalThis.navigator) as { readonly storageBuckets?: Buckets }).storageBuckets;
  } catch {
    // Looking may already be refused.
    return undefined;
  }
}
