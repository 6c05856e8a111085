import type { PlayerId } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { firstUncounted, hasCount } from "./piles.ts";

/** Where the dock goes when something is finished: on with the count where one is due, else to rest. */
export function finished(draft: DealDraft, context: RecordingContext): DealDraft {
  const due = draft.deal.lastTrick !== undefined && hasCount(draft) && draft.deal.tout === undefined;
  return due && firstUncounted(draft, context) !== undefined
    ? toCount(draft, context)
    : { ...draft, face: { face: "rest" }, caret: null };
}

/** The pad, with the caret in the first field that has nothing yet. */
export function toCount(draft: DealDraft, context: RecordingContext): DealDraft {
  const player = hasCount(draft) ? firstUncounted(draft, context) : undefined;
  const caret = player === undefined ? null : { player, fresh: false, swaps: false };
  return { ...draft, face: { face: "pad" }, trick: null, caret };
}

export const toPerson = (draft: DealDraft, player: PlayerId): DealDraft => ({
  ...draft,
  face: { face: "person", player },
});
