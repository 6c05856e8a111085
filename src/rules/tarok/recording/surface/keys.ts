import type { Problem } from "../../../../model/index.ts";
import type { KeyOf } from "../../../surface.ts";
import { tapId } from "../../../tap-id.ts";
import { type Reminder, reminders } from "../../check/index.ts";
import type { RecordingContext } from "../context.ts";
import type { DealDraft } from "../draft.ts";
import { dealOf } from "../piles.ts";
import { type Trial, tryTap } from "../possible.ts";
import { problemsOf } from "../problems.ts";
import type { Tap } from "../tap.ts";

/** A key of the surface. */
export type TapKey = KeyOf<Tap>;

export type ForgottenDeclaration = Extract<Reminder, { readonly kind: "forgottenDeclaration" }>;

/** Makes the keys of one surface; the deal as it stands is checked once. */
export interface Keys {
  readonly draft: DealDraft;
  readonly context: RecordingContext;
  /** What cannot be about the deal as it stands; as a rule nothing. */
  readonly known: readonly Problem[];
  /** What somebody had to declare by what is declared, and did not. */
  readonly forgotten: readonly ForgottenDeclaration[];
  /** The key of a tap; `on` where tapping again takes it back, or it is what is chosen. */
  of(tap: Tap, on?: boolean): TapKey;
  /** What would become of a tap. */
  tried(tap: Tap): Trial;
}

export function keysOf(draft: DealDraft, context: RecordingContext): Keys {
  const known = problemsOf(draft, context);
  const tried = (tap: Tap) => tryTap(draft, tap, context, known);
  return {
    draft,
    context,
    known,
    forgotten: reminders(dealOf(draft), context).filter((one) => one.kind === "forgottenDeclaration"),
    tried,
    of(tap, on = false) {
      const [why] = tried(tap).problems;
      const key = { id: tapId(tap), tap };
      if (why) return { ...key, state: "impossible", why };
      return { ...key, state: on ? "on" : "free" };
    },
  };
}
