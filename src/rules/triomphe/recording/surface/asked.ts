import type { AskedOf } from "../../../surface.ts";
import { LAST_TRICK } from "../apply.ts";
import type { RoundDraft } from "../draft.ts";
import { tryTap } from "../problems.ts";
import { shownIn, tricksIn } from "../round.ts";
import type { Tap } from "../tap.ts";
import type { Keys } from "./keys.ts";

export type Asked = AskedOf<Tap>;

/** Why what was tapped cannot be; null where nothing was, or where it can by now. */
export function askedOf(keys: Keys): Asked | null {
  const { draft, context } = keys;
  const tap = draft.asked;
  if (!tap) return null;
  const { made, problems } = tryTap(draft, tap, context);
  if (problems.length === 0) return null;
  // Only what works is a way out.
  const waysOut = firsts(draft)
    .map((first) => keys.of(wayOut(first, tap)))
    .filter(({ state }) => state === "free");
  return { tap, problems, deal: made.round, waysOut };
}

/** Who takes all the tricks back tells them from the first: what was tapped belonged to the ones that are gone. */
const wayOut = (first: Tap, wanted: Tap): Tap =>
  wanted.tap === "trick" && first.tap === "clear" && first.what === "tricks"
    ? first
    : { tap: "instead", first, wanted };

/** Everything that could be given up for a tap, the least first. */
function firsts({ round }: RoundDraft): readonly Tap[] {
  const { death } = round;
  const shown = shownIn(round);
  const tricks = tricksIn(round);
  const cards = shown.flatMap(({ player, cards }) => cards.map((card): Tap => ({ tap: "show", player, card })));
  return [
    ...(tricks.length > LAST_TRICK ? [{ tap: "place", place: LAST_TRICK } as const] : []),
    ...(death === undefined ? [] : [{ tap: "clear", what: "death" } as const]),
    ...cards,
    ...(cards.length > 1 ? [{ tap: "clear", what: "shown" } as const] : []),
    ...(tricks.length > 0 ? [{ tap: "clear", what: "tricks" } as const] : []),
    ...(shown.length > 0 && tricks.length > 0 ? [{ tap: "clear", what: "all" } as const] : []),
  ];
}
