import type { FigureCell, FigureGroup, StoryLine } from "../../src/rules/figures.ts";

const cellOf = (cell: FigureCell): string =>
  cell.as === "average" ? `${cell.sum} / ${cell.over}` : `${cell.as} ${cell.key}`;

/** What a person's page tells of a game: its groups, a line for each row, with the counters it shows. */
export const pageOf = (groups: readonly FigureGroup[]): string[] =>
  groups.flatMap(({ name, from, columns = [], rows }) => [
    [name, `(${from})`, ...columns].join(" "),
    ...rows.map((row) => `  ${row.name}: ${row.cells.map(cellOf).join(", ")}`),
  ]);

/** What the story of an evening tells of a game, a line each. */
export const storyOf = (story: readonly StoryLine[]): string[] =>
  story.map(({ name, as, keys }) => `${name}: ${as} ${keys.join(" + ")}`);
