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

/** What would become of a tap: the draft as it would be, and what of it cannot be that could before. */
export interface Trial {
  /** The tap itself, or the one that it comes to. */
  readonly tap: Tap;
  readonly made: DealDraft;
  readonly problems: readonly Problem[];
}

/**
 * Tries a tap: it cannot be where `checkDeal` says something of the deal with it that it does not say without it.
 * A tap after which something is still open cannot be where every way to go on cannot.
 */
export function tryTap(
  draft: DealDraft,
  tapped: Tap,
  context: RecordingContext,
  known: readonly Problem[] = problemsOf(draft, context),
): Trial {
  if (tapped.tap === "instead") return tryInstead(draft, tapped, context, known);
  const trial = (made: DealDraft): Trial => ({
    tap: tapped,
    made,
    problems: newProblems(draft, made, context, known),
  });
  if (tapped.tap === "winner") return tryWinner(draft, tapped, context, known);
  if (counts(draft, tapped) && !hasCount(draft)) return trial(withACount(draft));
  // What was declared falsely says nothing of the hands.
  const ways = draft.falsely ? undefined : waysOn(draft, tapped, context.rules);
  return ways ? firstThatCan(ways, (way) => trial(declared(draft, way))) : trial(apply(draft, tapped, context));
}

function tryInstead(
  draft: DealDraft,
  tap: Extract<Tap, { readonly tap: "instead" }>,
  context: RecordingContext,
  known: readonly Problem[],
): Trial {
  const { first, wanted } = tap;
  const made = applyFirst(draft, first, context);
  const problems = newProblems(draft, made, context, known);
  return problems.length > 0 ? { tap, made, problems } : { ...tryTap(made, wanted, context, known), tap };
}

/** The last trick goes to another player with its ultimo; without it where that player cannot have made it. */
function tryWinner(
  draft: DealDraft,
  tap: Extract<Tap, { readonly tap: "winner" }>,
  context: RecordingContext,
  known: readonly Problem[],
): Trial {
  const made = apply(draft, tap, context);
  const trial = { tap, made, problems: newProblems(draft, made, context, known) };
  const { ultimo: card, suit } = draft.deal.lastTrick ?? {};
  if (trial.problems.length === 0 || card === undefined) return trial;
  const without = tryInstead(
    draft,
    { tap: "instead", first: { tap: "ultimo", card, suit }, wanted: tap },
    context,
    known,
  );
  return without.problems.length === 0 ? without : trial;
}

/** Whether a tap is about the piles. */
const counts = ({ face }: DealDraft, { tap }: Tap): boolean =>
  tap === "count" || (tap === "digit" && (face.face !== "fine" || face.digits === null));

/** The deal with a pile, where it has none. */
const withACount = (draft: DealDraft): DealDraft => withDigits(draft, draft.deal.dealer, "0");

/** The first way that can be, else the first of all. */
function firstThatCan(ways: readonly Declaration[], trial: (way: Declaration) => Trial): Trial {
  let first: Trial | undefined;
  for (const way of ways) {
    const tried = trial(way);
    if (tried.problems.length === 0) return tried;
    first ??= tried;
  }
  if (!first) throw new Error("a declaration that nothing can come of");
  return first;
}

/** The deal with a declaration, in the place of the one that is open. */
function declared(draft: DealDraft, way: Declaration): DealDraft {
  const { face, deal } = draft;
  const row = face.face === "declare" ? face.row : null;
  const next = row === null ? addRow(deal, "declarations", way) : replaceRow(deal, "declarations", row, way);
  return { ...draft, deal: next };
}
