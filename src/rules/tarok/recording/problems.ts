import type { Problem } from "../../../model/index.ts";
import { checkDeal } from "../check/index.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { dealToCheck } from "./piles.ts";

/** Everything about the deal that cannot be; as a rule nothing, since the surface offers only what can. */
export const problemsOf = (draft: DealDraft, context: RecordingContext): readonly Problem[] =>
  checkDeal(dealToCheck(draft, context), context);

/** What cannot be any more after a change though it could before; rows may have moved, so problems are told apart by their code. */
export function newProblems(
  before: DealDraft,
  after: DealDraft,
  context: RecordingContext,
  known: readonly Problem[] = problemsOf(before, context),
): readonly Problem[] {
  if (after.deal === before.deal && after.piles === before.piles) return [];
  const left = known.map(({ code }) => code);
  // What was too much before the tap no longer is: another number takes its place.
  return problemsOf({ ...after, asked: null }, context).filter(({ code }) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
