import type { PlayerId } from "../../../model/index.ts";
import { toTheRight } from "../../seats.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft, DealSoFar } from "./draft.ts";

/** Everyone at the table as the columns have them: to the right, from the recorder's left-hand neighbour. */
export function seatsAsSeen({ state: { seats }, recorder }: RecordingContext): readonly PlayerId[] {
  if (recorder === null || !seats.includes(recorder)) return seats;
  const first = seats.indexOf(toTheRight(seats, recorder, -1));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Left, middle and right; there is no fourth. */
const COLUMNS = 3;

/**
 * The three who play, as the columns have them: the left-hand neighbour, the recorder and the right-hand neighbour each
 * keep one column all evening, and who sits further off takes the place of who sits out.
 */
export function playing({ sittingOut }: DealSoFar, context: RecordingContext): readonly PlayerId[] {
  const seats = seatsAsSeen(context);
  const plays = (id: PlayerId): boolean => !sittingOut.includes(id);
  // The last seat is beside the left-hand neighbour.
  const others = seats.slice(COLUMNS).filter(plays).toReversed();
  return seats.slice(0, COLUMNS).flatMap((id) => (plays(id) ? [id] : others.splice(0, 1)));
}

/** The two whose piles are counted. */
export const counting = ({ deal, doesNotCount }: DealDraft, context: RecordingContext): readonly PlayerId[] =>
  playing(deal, context).filter((id) => id !== doesNotCount);
