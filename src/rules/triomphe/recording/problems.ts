import type { Problem } from "../../../model/index.ts";
import { TRICKS } from "../cards.ts";
import { checkEntry } from "../check/index.ts";
import type { Round } from "../entry.ts";
import { apply } from "./apply.ts";
import type { RecordingContext } from "./context.ts";
import type { RoundDraft } from "./draft.ts";
import { tricksIn } from "./round.ts";
import type { Tap } from "./tap.ts";

/** Everything about the round that cannot be, what is only missing still aside. */
export const problemsOf = (round: Round, context: RecordingContext): readonly Problem[] =>
  checkEntry(round, context).filter(({ code }) => code !== "tricksMissing" || tricksIn(round).length > TRICKS);

/** How many tricks are missing before the round can be saved. */
export function tricksLeft(round: Round, context: RecordingContext): number {
  const isShort = checkEntry(round, context).some(({ code }) => code === "tricksMissing");
  return isShort ? TRICKS - tricksIn(round).length : 0;
}

/** What would become of a tap: the draft as it would be, and what of it cannot be that could before. */
export interface Trial {
  readonly made: RoundDraft;
  readonly problems: readonly Problem[];
}

/** Tries a tap: it cannot be where the check says something of the round with it that it does not say without it. */
export function tryTap(draft: RoundDraft, tapped: Tap, context: RecordingContext): Trial {
  const made = apply(draft, tapped, context);
  if (made.round === draft.round) return { made, problems: [] };
  const known = problemsOf(draft.round, context).map(({ code }) => code);
  const problems = problemsOf(made.round, context).filter(({ code }) => {
    const at = known.indexOf(code);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return { made, problems };
}

/** The draft after a tap. What the check would refuse changes nothing: the dock then says why (rules.md, section 11). */
export function tap(draft: RoundDraft, tapped: Tap, context: RecordingContext): RoundDraft {
  const { made, problems } = tryTap(draft, tapped, context);
  return problems.length > 0 ? asking(draft, tapped) : { ...made, asked: null };
}

/** A trick too many is answered where those stand that are told. */
const asking = (draft: RoundDraft, asked: Tap): RoundDraft =>
  asked.tap === "trick" && tricksIn(draft.round).length > 0
    ? { ...draft, asked, face: { face: "tricks" } }
    : { ...draft, asked };
