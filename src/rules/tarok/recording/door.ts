import { apply } from "./apply.ts";
import type { RecordingContext } from "./context.ts";
import { knownBy } from "./declare.ts";
import type { DealDraft } from "./draft.ts";
import { problemsWith } from "./possible.ts";
import type { Tap } from "./tap.ts";

/** The draft after a tap. What `checkDeal` would refuse changes nothing: the dock then says why (rules.md, section 11). */
export function tap(draft: DealDraft, tapped: Tap, context: RecordingContext): DealDraft {
  const from = { ...draft, falsely: draft.falsely && goesOn(tapped) };
  const isPossible = problemsWith(from, tapped, context).length === 0;
  return { ...(isPossible ? apply(from, tapped, context) : draft), asked: isPossible ? null : tapped };
}

/** Whether a tap goes on with the declaration that is being composed. */
const goesOn = (tapped: Tap): boolean => knownBy(tapped) !== undefined || tapped.tap === "further";
