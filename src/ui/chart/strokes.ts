/** Lengths of dashes and gaps in pixels, one pattern a line: what tells lines apart for who sees no colours. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [9, 4],
  [2, 3],
  [12, 3, 2, 3],
  [5, 2],
  [9, 3, 2, 3, 2, 3],
  [16, 5],
  [4, 6],
];

/** How many lines look different from each other; more begin again. */
export const LOOKS = DASHES.length;

/** The pattern of a line, by its place among the lines. */
export const dashOf = (line: number): readonly number[] => DASHES[line % LOOKS] ?? [];
