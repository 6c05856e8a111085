import type { EntryId, PlayerId, RevisionId } from "../../../model/index.ts";
import type { Round } from "../entry.ts";
import { dealerDue } from "../seats.ts";
import type { RecordingContext } from "./context.ts";
import type { Tap } from "./tap.ts";

/** What the dock shows. */
export type Face =
  | { readonly face: "rest" | "tricks" | "pot" | "payments" | "more" | "seating" | "review" }
  | { readonly face: "shows"; readonly player: PlayerId }
  /** Another stake for this round: the digits as they are typed. */
  | { readonly face: "stake"; readonly digits: string };

/**
 * Everything about a round that is being recorded, as it is stored at every tap: whoever opens it goes on where it was left.
 * The ids were chosen when it was begun, so that saving twice stores once.
 */
export interface RoundDraft {
  readonly revision: RevisionId;
  readonly round: Round;
  readonly face: Face;
  /** Which of the tricks the next one is told of; null: the first that nobody has. */
  readonly place: number | null;
  /** What was tapped though it cannot be: the dock says why. */
  readonly asked: Tap | null;
  /** The round as it was saved, where one is being corrected. */
  readonly original: Round | null;
}

/** The ids a draft is begun with; the caller makes them. */
export interface DraftIds {
  readonly entry: EntryId;
  readonly revision: RevisionId;
}

const REST = { face: { face: "rest" }, place: null, asked: null } as const;

/** The next round with nothing noted yet: the stakes are in, the dealer is the next to the right. */
export const newDraft = ({ state }: RecordingContext, { entry, revision }: DraftIds): RoundDraft => ({
  ...REST,
  revision,
  round: { type: "round", id: entry, dealer: dealerDue(state) },
  original: null,
});

/** A recorded round, opened to be corrected. */
export const amendment = (original: Round, _context: RecordingContext, revision: RevisionId): RoundDraft => ({
  ...REST,
  revision,
  round: original,
  original,
});
