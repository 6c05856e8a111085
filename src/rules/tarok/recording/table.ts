import type { PlayerId } from "../../../model/index.ts";
import { toTheRight } from "../seats.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft, DealSoFar } from "./draft.ts";

/** Everyone at the table as the columns have them: to the right, from the recorder's left-hand neighbour. */
export function seatsAsSeen({ state: { seats }, recorder }: RecordingContext): readonly PlayerId[] {
  if (recorder === null || !seats.includes(recorder)) return seats;
  const first = seats.indexOf(toTheRight(seats, recorder, -1));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The three who play, as the columns have them. */
export const playing = (deal: DealSoFar, context: RecordingContext): readonly PlayerId[] =>
  seatsAsSeen(context).filter((id) => !deal.sittingOut.includes(id));

/** The two whose piles are counted. */
export const counting = ({ deal, doesNotCount }: DealDraft, context: RecordingContext): readonly PlayerId[] =>
  playing(deal, context).filter((id) => id !== doesNotCount);
