import type { PlayerId, Problem } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { firstUncounted, hasCount, isTooMuch } from "./piles.ts";
import { problemsOf } from "./problems.ts";

/** What keeps a deal from being saved. */
export type Missing =
  | { readonly what: "answer" | "lastTrick" }
  | { readonly what: "count"; readonly player: PlayerId }
  /** A digit was tapped that would make the piles more than there is. */
  | { readonly what: "tooMuch"; readonly player: PlayerId }
  /** It cannot be as it stands: the table has changed since, or another deal before it. */
  | { readonly what: "problems"; readonly problems: readonly Problem[] };

/** What is missing first, or null where the deal can be saved. */
export function missing(
  draft: DealDraft,
  context: RecordingContext,
  problems: readonly Problem[] = problemsOf(draft, context),
): Missing | null {
  if (problems.length > 0) return { what: "problems", problems };
  if (draft.question) return { what: "answer" };
  if (lacksLastTrick(draft)) return { what: "lastTrick" };
  return missingCount(draft, context);
}

/** What the deal was saved without it may stay without. */
function lacksLastTrick({ deal, original }: DealDraft): boolean {
  const over = deal.lastTrick ?? deal.nolo ?? deal.tout ?? (deal.voided || undefined);
  return over === undefined && (original === null || original.lastTrick !== undefined);
}

function missingCount(draft: DealDraft, context: RecordingContext): Missing | null {
  const { caret } = draft;
  if (isTooMuch(draft) && caret) return { what: "tooMuch", player: caret.player };
  if (!hasCount(draft)) return null;
  const player = firstUncounted(draft, context);
  if (player === undefined || (draft.piles.length === 0 && mayStayUncounted(draft))) return null;
  return { what: "count", player };
}

const mayStayUncounted = ({ deal, uncounted, original }: DealDraft): boolean =>
  uncounted || deal.tout !== undefined || (original !== null && original.counts === undefined);
