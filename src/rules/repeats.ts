/** Which members of a list stood in it before, each with the index of the first one like it. */
export function repeats<T>(list: readonly T[]): readonly (readonly [index: number, first: number])[] {
  const seen = new Map<T, number>();
  return list.flatMap((member, index) => {
    const first = seen.get(member);
    if (first === undefined) seen.set(member, index);
    return first === undefined ? [] : [[index, first] as const];
  });
}
