import type { PlayerId } from "../../../model/index.ts";
import { seatsFrom } from "../../seats.ts";
import type { Round, Shown } from "../entry.ts";
import type { RecordingContext } from "./context.ts";

/** What a round may be without. */
type Optional = "sittingOut" | "stake" | "death" | "shown" | "tricks";

/** The round with a key set, or without it where the value is undefined or an empty list. */
export function set<K extends Optional>(round: Round, key: K, value: Round[K]): Round {
  const next = { ...round };
  delete next[key];
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? next : { ...next, [key]: value };
}

export const shownIn = ({ shown = [] }: Round): readonly Shown[] => shown;
export const tricksIn = ({ tricks = [] }: Round): readonly PlayerId[] => tricks;
export const outOf = ({ sittingOut = [] }: Round): readonly PlayerId[] => sittingOut;

/** Those who play, from the dealer's right round to the dealer. */
export const inTurn = (round: Round, { state }: RecordingContext): readonly PlayerId[] =>
  seatsFrom(state.seats, round.dealer).filter((id) => !outOf(round).includes(id));
