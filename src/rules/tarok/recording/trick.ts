import type { PlayerId } from "../../../model/index.ts";
import type { LastTrick } from "../deal.ts";
import type { RecordingContext } from "./context.ts";
import type { DealDraft } from "./draft.ts";
import { finished, toCount } from "./faces.ts";
import { cardOf, sameCard, set, without } from "./rows.ts";
import type { CardTap } from "./tap.ts";

/** Who won the last trick: again takes it back with what fell in it, another player moves it. */
export function winner(draft: DealDraft, player: PlayerId, context: RecordingContext): DealDraft {
  const { deal } = draft;
  if (deal.lastTrick?.winner === player) {
    return finished({ ...draft, deal: set(deal, "lastTrick", undefined) }, context);
  }
  return toCount({ ...draft, deal: { ...deal, lastTrick: { ...deal.lastTrick, winner: player } } }, context);
}

/** With what the last trick was won: again takes it back. A suit that is not known stays out. */
export function ultimo(draft: DealDraft, tapped: CardTap & { readonly refused?: true }): DealDraft {
  return inTrick(draft, (trick) => {
    const bare = without(trick, "ultimo", "suit", "refused");
    const again = trick.ultimo !== undefined && sameCard({ card: trick.ultimo, suit: trick.suit }, tapped);
    if (again) return bare;
    const refused = tapped.refused ?? trick.refused;
    return {
      ...bare,
      ultimo: tapped.card,
      ...(tapped.suit !== undefined && { suit: tapped.suit }),
      ...(refused && { refused }),
    };
  });
}

/** The table refuses the ultimo, or accepts it after all. */
export const refuse = (draft: DealDraft): DealDraft =>
  inTrick(draft, (trick) => {
    if (trick.ultimo === undefined) return trick;
    return trick.refused ? without(trick, "refused") : { ...trick, refused: true };
  });

/** What a player lost in the last trick: again takes it back, another card takes its place. */
export function bagud(draft: DealDraft, player: PlayerId, tapped: CardTap): DealDraft {
  return inTrick(draft, (trick) => {
    const rows = trick.bagud ?? [];
    const old = rows.find((row) => row.player === player);
    const card = cardOf(player, tapped);
    const next =
      old === undefined
        ? [...rows, card]
        : sameCard(old, card)
          ? rows.filter((row) => row !== old)
          : rows.map((row) => (row === old ? card : row));
    return next.length === 0 ? without(trick, "bagud") : { ...trick, bagud: next };
  });
}

function inTrick(draft: DealDraft, change: (trick: LastTrick) => LastTrick): DealDraft {
  const { lastTrick } = draft.deal;
  return lastTrick ? { ...draft, deal: { ...draft.deal, lastTrick: change(lastTrick) } } : draft;
}
