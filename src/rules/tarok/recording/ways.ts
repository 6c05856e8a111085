import { type PlayerId, unreachable } from "../../../model/index.ts";
import { SUITS } from "../cards.ts";
import type { Declaration, DeclaredIn } from "../declaration.ts";
import type { TarokRules } from "../rules.ts";
import { declarationOf, fitting, knownBy, lackable, madeOnce } from "./declare.ts";
import type { Choice, DealDraft } from "./draft.ts";
import { numbersOf } from "./numbers.ts";
import type { Tap } from "./tap.ts";

/** What a half, full or overfull can be in, as every row of keys has it. */
export const DECLARED_IN: readonly DeclaredIn[] = [...SUITS, "kings"];

/** The declarations that can still come of a tap; undefined for a tap that begins or continues none. */
export function waysOn(draft: DealDraft, tapped: Tap, rules: TarokRules): readonly Declaration[] | undefined {
  const { face } = draft;
  if (tapped.tap === "declare") {
    const { player, kind } = tapped;
    return madeOnce(draft, player, kind) === undefined ? ways(player, { kind }, rules) : undefined;
  }
  const known = knownBy(tapped);
  return known && face.face === "declare" ? ways(face.player, fitting({ ...face.choice, ...known }), rules) : undefined;
}

function ways(player: PlayerId, choice: Choice, rules: TarokRules): readonly Declaration[] {
  return completions(choice, rules).flatMap((complete) => declarationOf(player, complete) ?? []);
}

function completions(choice: Choice, rules: TarokRules): readonly Choice[] {
  const { kind, of, missing, count } = choice;
  switch (kind) {
    case "taroks":
      return count === undefined
        ? numbersOf(kind, rules).flatMap((n) => [true, false].map((withPagat) => ({ kind, count: n, withPagat })))
        : [choice];
    case "matadors":
      return count === undefined ? numbersOf(kind, rules).map((n) => ({ kind, count: n })) : [choice];
    case "full":
    case "overfull":
      return (of ? [of] : DECLARED_IN).map((one) => ({ kind, of: one }));
    case "half":
      return (of ? [of] : DECLARED_IN).flatMap((one) =>
        (missing ? [missing] : lackable(one)).map((card) => ({ kind, of: one, missing: card })),
      );
    default:
      return unreachable(kind);
  }
}
