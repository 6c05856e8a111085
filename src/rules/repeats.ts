interface Placed<T> {
  readonly member: T;
  readonly index: number;
}

/** The members of a list that stood in it before, each with the first one like it; what has no key is like no other. */
export function repeats<T>(
  list: readonly T[],
  keyOf: (member: T) => unknown,
): readonly (readonly [again: Placed<T>, first: Placed<T>])[] {
  const seen = new Map<unknown, Placed<T>>();
  return list.flatMap((member, index) => {
    const key = keyOf(member);
    const first = seen.get(key);
    if (key !== undefined && !first) seen.set(key, { member, index });
    return first ? [[{ member, index }, first] as const] : [];
  });
}
