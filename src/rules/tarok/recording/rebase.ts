import type { PlayerId } from "../../../model/index.ts";
import type { LastTrick, Lost } from "../deal.ts";
import type { RecordingContext } from "./context.ts";
import { type DealDraft, type DealSoFar, newDraft } from "./draft.ts";
import { isAsked } from "./fines.ts";
import { rowsOf, withRows } from "./rows.ts";

/**
 * A draft at a table that has changed since: somebody came or left, or an older deal was corrected. Dealer and sitting
 * out are proposed anew (rules.md, section 10); what was noted of those who play stays.
 */
export function rebase(draft: DealDraft, context: RecordingContext): DealDraft {
  const fresh = newDraft(context, { entry: draft.deal.id, revision: draft.revision });
  const plays = (id: PlayerId): boolean => context.state.seats.includes(id) && !fresh.deal.sittingOut.includes(id);
  const deal = withRowsOf(draft.deal, plays, { ...fresh.deal, ...singlesOf(draft.deal, plays) });
  return {
    ...fresh,
    deal,
    question: draft.question && isAsked(deal),
    piles: draft.piles.filter(({ player }) => plays(player) && player !== fresh.doesNotCount),
  };
}

type Plays = (id: PlayerId) => boolean;

/** A deal with what the lists of another say of those who play. */
function withRowsOf(noted: DealSoFar, plays: Plays, deal: DealSoFar): DealSoFar {
  const byPlayers = <T extends { readonly player: PlayerId }>(rows: readonly T[]): T[] =>
    rows.filter(({ player }) => plays(player));
  const declared = withRows(deal, "declarations", byPlayers(rowsOf(noted, "declarations")));
  const fined = withRows(declared, "fines", byPlayers(rowsOf(noted, "fines")));
  const lost = byPlayers(rowsOf(noted, "lost")).map((row) => takenBy(row, plays));
  return withRows(fined, "lost", lost);
}

function singlesOf(deal: DealSoFar, plays: Plays): Partial<DealSoFar> {
  const { pagatHome, nolo, tout, lastTrick, voided, redeals, skatTaroks, note } = deal;
  return {
    ...(pagatHome !== undefined && plays(pagatHome) && { pagatHome }),
    ...(nolo !== undefined && plays(nolo) && { nolo }),
    ...(tout !== undefined && plays(tout) && { tout }),
    ...(lastTrick && plays(lastTrick.winner) && { lastTrick: withBagud(lastTrick, plays) }),
    ...(voided !== undefined && { voided }),
    ...(redeals !== undefined && { redeals }),
    ...(skatTaroks !== undefined && { skatTaroks }),
    ...(note !== undefined && { note }),
  };
}

function takenBy({ to, ...row }: Lost, plays: Plays): Lost {
  return to !== undefined && plays(to) ? { ...row, to } : row;
}

function withBagud({ bagud = [], ...trick }: LastTrick, plays: Plays): LastTrick {
  const left = bagud.filter(({ player }) => plays(player));
  return left.length > 0 ? { ...trick, bagud: left } : trick;
}
