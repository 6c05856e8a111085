import { figuresOf, happenings, type Story, storyOf } from "../../ledger/index.ts";
import type { PlayerId } from "../../model/index.ts";
import type { Line } from "../types.ts";
import type { Told } from "./moments.ts";

/** Where something that is counted happened, and to whom. */
export interface Where {
  readonly line: Line;
  readonly player: PlayerId;
}

/** A number of the game's own, with every place it counts; a sum of points has none. */
export type ToldLine = Story["lines"][number] & { readonly where: readonly Where[] };

/** An evening told in numbers: its records, and what its game counts of what did happen. */
export interface ToldStory extends Omit<Story, "lines"> {
  readonly lines: readonly ToldLine[];
}

/** The story of an evening as it stands. */
export function toldStory({ opening, lines, setup, outcome }: Told): ToldStory {
  const story = storyOf(figuresOf(setup, { opening, postings: lines }, outcome));
  const counted = happenings(setup, { postings: lines });
  const byId = new Map(lines.map((line) => [line.entry.id, line]));
  const whereOf = (name: string): readonly Where[] =>
    (counted.get(name) ?? []).flatMap(({ entry, player }) => {
      const line = byId.get(entry);
      return line === undefined ? [] : [{ line, player }];
    });
  return {
    ...story,
    lines: story.lines
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ ...line, where: line.as === "times" ? whereOf(line.name) : [] })),
  };
}
