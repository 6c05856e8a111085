import type { Problem } from "../../../model/index.ts";
import type { Declaration } from "../declaration.ts";
import { apply, applyFirst } from "./apply.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { hasCount, withDigits } from "./piles.ts";
import { newProblems, problemsOf } from "./problems.ts";
import { addRow, replaceRow } from "./rows.ts";
import type { Tap } from "./tap.ts";
import { waysOn } from "./ways.ts";

/**
 * Why a tap cannot be: what `checkDeal` would say of the deal with it and does not say without it; empty where it can.
 * A tap after which something is still open cannot be where every way to go on cannot.
 */
export function problemsWith(
  draft: DealDraft,
  tapped: Tap,
  context: RecordingContext,
  known: readonly Problem[] = problemsOf(draft, context),
): readonly Problem[] {
  if (tapped.tap === "instead") return problemsInstead(draft, tapped, context, known);
  if (counts(draft, tapped) && !hasCount(draft)) return newProblems(draft, withACount(draft), context, known);
  // What was declared falsely says nothing of the hands.
  const ways = draft.falsely ? undefined : waysOn(draft, tapped, context.rules);
  if (ways) return fewest(ways, (way) => newProblems(draft, declared(draft, way), context, known));
  return newProblems(draft, apply(draft, tapped, context), context, known);
}

/** Whether a tap is about the piles. */
const counts = ({ face }: DealDraft, { tap }: Tap): boolean =>
  tap === "count" || (tap === "digit" && (face.face !== "fine" || face.digits === null));

/** The deal with a pile, where it has none. */
const withACount = (draft: DealDraft): DealDraft => withDigits(draft, draft.deal.dealer, "0");

function problemsInstead(
  draft: DealDraft,
  { first, wanted }: Extract<Tap, { readonly tap: "instead" }>,
  context: RecordingContext,
  known: readonly Problem[],
): readonly Problem[] {
  const made = applyFirst(draft, first, context);
  const problems = newProblems(draft, made, context, known);
  return problems.length > 0 ? problems : problemsWith(made, wanted, context, known);
}

/** The problems of the first way that has none, else of the first way. */
function fewest<T>(ways: readonly T[], problems: (way: T) => readonly Problem[]): readonly Problem[] {
  let first: readonly Problem[] | undefined;
  for (const way of ways) {
    const found = problems(way);
    if (found.length === 0) return found;
    first ??= found;
  }
  return first ?? [];
}

/** The deal with a declaration, in the place of the one that is open. */
function declared(draft: DealDraft, way: Declaration): DealDraft {
  const { face, deal } = draft;
  const row = face.face === "declare" ? face.row : null;
  const next = row === null ? addRow(deal, "declarations", way) : replaceRow(deal, "declarations", row, way);
  return { ...draft, deal: next };
}
