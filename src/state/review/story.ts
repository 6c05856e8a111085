import { figuresOf, type Happening, happenings, type Story, storyOf } from "../../ledger/index.ts";
import type { Told } from "./moments.ts";

/** An evening told in numbers, each with where it happened. */
export interface ToldStory extends Omit<Story, "lines"> {
  readonly lines: readonly (Story["lines"][number] & { readonly where: readonly Happening[] })[];
}

/** The story of an evening as it stands: its records, and what its game counts that did happen. */
export function toldStory({ opening, lines, setup, outcome }: Told): ToldStory {
  const story = storyOf(figuresOf(setup, { opening, postings: lines }, outcome));
  const where = happenings(
    setup,
    lines.filter(({ problems }) => problems.length === 0),
  );
  return {
    ...story,
    lines: story.lines
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ ...line, where: line.as === "times" ? (where.get(line.name) ?? []) : [] })),
  };
}
