import type { LiveEvening } from "../types.ts";
import { type Moment, momentsOf } from "./moments.ts";
import { placesOf } from "./places.ts";
import { type ToldStory, toldStory } from "./story.ts";

export type { Moment, PotThen, SeatThen } from "./moments.ts";
export type { ToldLine, ToldStory } from "./story.ts";

/** An evening looked back at. */
export interface Review {
  readonly moments: readonly Moment[];
  /** How far along the evening each of them lies, in deals. */
  readonly places: readonly number[];
  /** How many deals it has. */
  readonly deals: number;
  readonly story: ToldStory;
}

/** An evening as it stands now, moment by moment, with its story in numbers. */
export function reviewOf({ opening, lines, setup, outcome }: LiveEvening): Review {
  const told = { opening: opening.value, lines: lines.value, setup: setup.value, outcome: outcome.value };
  const moments = momentsOf(told);
  return {
    moments,
    places: placesOf(moments),
    deals: told.lines.filter(({ number }) => number !== null).length,
    story: toldStory(told),
  };
}
