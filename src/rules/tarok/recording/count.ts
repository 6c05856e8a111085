import type { PlayerId } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { toCount } from "./faces.ts";
import { digitsOf, isTooMuch, withDigits } from "./piles.ts";
import { counting } from "./table.ts";

/** No pile has more digits: 78 points are all there are. */
const DIGITS = 2;

/** A count field was tapped: the next digits are its own. The third one's asks who does not count instead. */
export function countField(draft: DealDraft, player: PlayerId): DealDraft {
  const { caret, doesNotCount } = draft;
  if (isIdle(draft, player)) return { ...draft, face: { face: "rest" }, caret: null };
  if (player === doesNotCount) return caretAt(draft, player, { swaps: !caret?.swaps });
  if (caret?.swaps) return caretAt({ ...withDigits(draft, player, ""), doesNotCount: player }, doesNotCount);
  return caretAt(draft, player);
}

/** A field was tapped by mistake, before there was anything to count, and is tapped again. */
const isIdle = ({ face, caret, deal, piles }: DealDraft, player: PlayerId): boolean =>
  face.face === "pad" && caret?.player === player && !caret.swaps && piles.length === 0 && !deal.lastTrick;

/** One more digit; the second jumps to the other field where that is empty. After one too many a new number begins. */
export function digit(draft: DealDraft, typed: number, context: RecordingContext): DealDraft {
  const at = draft.caret ?? toCount(draft, context).caret;
  if (!at || at.swaps) return draft;
  const { player } = at;
  const fresh = at.fresh || isTooMuch(draft);
  const digits = (fresh ? "" : digitsOf(draft, player)) + typed;
  const next = { ...withDigits(draft, player, digits), uncounted: false };
  if (digits.length < DIGITS) return caretAt(next, player, { fresh: false });
  const other = counting(draft, context).find((id) => digitsOf(next, id) === "");
  return caretAt(next, other ?? player);
}

/** Takes the last digit back; where the caret has jumped to an empty field, the one before the jump. */
export function erase(draft: DealDraft, context: RecordingContext): DealDraft {
  const { caret } = draft;
  // What was too much is not there: taking it back leaves what stood before it.
  if (!caret || caret.swaps || isTooMuch(draft)) return draft;
  const other = counting(draft, context).find((id) => id !== caret.player) ?? caret.player;
  const player = digitsOf(draft, caret.player) === "" ? other : caret.player;
  return caretAt(withDigits(draft, player, digitsOf(draft, player).slice(0, -1)), player, { fresh: false });
}

/** To the other field. */
export function jump(draft: DealDraft, context: RecordingContext): DealDraft {
  const other = counting(draft, context).find((id) => id !== draft.caret?.player);
  return other === undefined ? draft : caretAt(draft, other);
}

/** Each gets the other's pile. */
export function exchange(draft: DealDraft): DealDraft {
  const [one, two] = draft.piles;
  if (!one || !two) return draft;
  return {
    ...draft,
    piles: [
      { ...one, digits: two.digits },
      { ...two, digits: one.digits },
    ],
  };
}

export const uncounted = (draft: DealDraft): DealDraft => ({ ...draft, piles: [], uncounted: true, caret: null });

/** The caret in a field; on digits that are there a new number begins. */
const caretAt = (draft: DealDraft, player: PlayerId, { fresh = true, swaps = false } = {}): DealDraft => ({
  ...draft,
  face: { face: "pad" },
  trick: null,
  caret: { player, fresh, swaps },
});
