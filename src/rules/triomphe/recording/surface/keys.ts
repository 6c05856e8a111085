import type { Problem } from "../../../../model/index.ts";
import type { KeyOf } from "../../../surface.ts";
import { tapId } from "../../../tap-id.ts";
import type { RecordingContext } from "../context.ts";
import type { RoundDraft } from "../draft.ts";
import { tryTap } from "../problems.ts";
import type { Tap } from "../tap.ts";

/** A key of the surface. */
export type TapKey = KeyOf<Tap>;

/** Makes the keys of one surface. */
export interface Keys {
  readonly draft: RoundDraft;
  readonly context: RecordingContext;
  /** The key of a tap; `on` where tapping again takes it back, or it is what is chosen. */
  of(tap: Tap, on?: boolean): TapKey;
}

export const keysOf = (draft: RoundDraft, context: RecordingContext): Keys => ({
  draft,
  context,
  of(tap, on = false) {
    const [why] = tryTap(draft, tap, context).problems;
    const key = { id: tapId(tap), tap };
    return why ? { ...key, state: "impossible", why: holderFirst(why, tap) } : { ...key, state: on ? "on" : "free" };
  },
});

/** Of a card that is shown already the key says by whom, whoever is paid first. */
function holderFirst(why: Problem, tap: Tap): Problem {
  if (tap.tap !== "show" || why.code !== "cardShownTwice") return why;
  const holders = (why.players ?? []).filter((id) => id !== tap.player);
  return { ...why, players: [...holders, tap.player] };
}
