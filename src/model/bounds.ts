import type { Path } from "./problem.ts";

/** How deep and how wide anything in a file may be: far above what the app writes, and little work for whoever walks through it. */
export const BOUNDS = { depth: 32, rows: 50_000 } as const;

interface Step {
  readonly value: unknown;
  readonly key: string | number;
  readonly above: Step | undefined;
  readonly depth: number;
}

/** Where something that a file holds is deeper or wider than anything can be; undefined where nothing is. */
export function beyondBounds(input: unknown): Path | undefined {
  // A stack, not recursion: that is the very thing it guards against.
  const open: Step[] = [{ value: input, key: "", above: undefined, depth: 0 }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { value, depth } = step;
    if (typeof value !== "object" || value === null) continue;
    const keys = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (depth >= BOUNDS.depth || keys > BOUNDS.rows) return pathTo(step);
    for (const [key, inner] of entriesOf(value)) {
      if (typeof inner === "object" && inner !== null) open.push({ value: inner, key, above: step, depth: depth + 1 });
    }
  }
  return undefined;
}

const entriesOf = (value: object): Iterable<readonly [string | number, unknown]> =>
  Array.isArray(value) ? value.entries() : Object.entries(value);

function pathTo({ key, above }: Step): Path {
  const path: (string | number)[] = [];
  for (let [last, next] = [key, above]; next; [last, next] = [next.key, next.above]) path.unshift(last);
  return path;
}
