import { apply } from "./apply.ts";
import type { RecordingContext } from "./context.ts";
import { knownBy } from "./declare.ts";
import type { DealDraft } from "./draft.ts";
import { tryTap } from "./possible.ts";
import type { Tap } from "./tap.ts";

/** The draft after a tap. What `checkDeal` would refuse changes nothing: the dock then says why (rules.md, section 11). */
export function tap(draft: DealDraft, tapped: Tap, context: RecordingContext): DealDraft {
  const from = { ...draft, falsely: draft.falsely && goesOn(tapped), offersUncounted: false };
  const trial = tryTap(from, tapped, context);
  if (trial.problems.length > 0) return { ...draft, asked: tapped };
  return { ...apply(from, trial.tap, context), asked: null };
}

/** Whether a tap goes on with the declaration that is being composed. */
const goesOn = (tapped: Tap): boolean => knownBy(tapped) !== undefined || tapped.tap === "further";
