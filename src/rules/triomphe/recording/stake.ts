import { MAX_POINTS, points } from "../../../model/index.ts";
import type { Face, RoundDraft } from "./draft.ts";
import { set } from "./round.ts";

type Typing = Extract<Face, { readonly face: "stake" }>;

/** One more digit of the round's own stake; one too many is left out, and no stake begins with a nought. */
export function digit(draft: RoundDraft, { digits }: Typing, typed: number): RoundDraft {
  const next = `${digits}${typed}`;
  return typed === 0 && digits === "" ? draft : Number(next) > MAX_POINTS ? draft : withDigits(draft, next);
}

export const erased = (draft: RoundDraft, { digits }: Typing): RoundDraft => withDigits(draft, digits.slice(0, -1));

const withDigits = (draft: RoundDraft, digits: string): RoundDraft => ({
  ...draft,
  face: { face: "stake", digits },
  round: set(draft.round, "stake", digits === "" ? undefined : points(Number(digits))),
});
