/** Heights at which labels stand, at least `gap` apart and as near as they can to where they belong, between 0 and `room`. */
export function spread(wanted: readonly number[], gap: number, room: number): readonly number[] {
  const order = wanted.map((at, i) => ({ at, i })).toSorted((a, b) => a.at - b.at);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? -gap) + gap));
  // Pushed down past the end they move up again, from the last one on.
  placed.reduceRight((below, at, k) => {
    placed[k] = Math.min(at, below - gap);
    return placed[k];
  }, room + gap);
  const heights = new Map(order.map(({ i }, k) => [i, placed[k] ?? 0]));
  return wanted.map((_, i) => heights.get(i) ?? 0);
}

/** As much of a text as the room holds, by a measure of its width; an ellipsis says that more follows. */
export function fitted(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && width(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
