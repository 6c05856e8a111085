import type { PlayerId } from "../../../model/index.ts";
import { COUNT_TOTAL } from "../cards.ts";
import type { RecordingContext } from "./context.ts";
import type { Aside, DealDraft, TypedPile } from "./draft.ts";
import { finished } from "./faces.ts";
import { set, without } from "./rows.ts";
import { counting } from "./table.ts";

/** Who won a trick with the pagat before the last one: again takes it back, another player moves it. */
export const pagatHome = (draft: DealDraft, player: PlayerId): DealDraft => ({
  ...draft,
  deal: set(draft.deal, "pagatHome", draft.deal.pagatHome === player ? undefined : player),
});

/** A nolo has no count; what was typed comes back with the deal's being none. */
export function nolo(draft: DealDraft, player: PlayerId, context: RecordingContext): DealDraft {
  const { deal, piles, aside } = draft;
  const on = deal.nolo !== player;
  const kept = deal.nolo === undefined ? piles : (aside.piles ?? []);
  const next = on ? { piles: [], aside: { ...aside, piles: kept } } : { piles: kept, aside: without(aside, "piles") };
  return finished({ ...draft, ...next, deal: set(deal, "nolo", on ? player : undefined) }, context);
}

/** A tout fills in the count, which can be changed. */
export function tout(draft: DealDraft, player: PlayerId, context: RecordingContext): DealDraft {
  const { deal, aside } = draft;
  const kept = deal.tout === undefined ? draft.piles : (aside.piles ?? []);
  if (deal.tout === player) {
    return finished(
      { ...draft, deal: set(deal, "tout", undefined), piles: kept, aside: without(aside, "piles") },
      context,
    );
  }
  const piles = context.rules.count.afterTout ? everyTrick(draft, player, context) : [];
  return finished({ ...draft, deal: set(deal, "tout", player), piles, aside: { ...aside, piles: kept } }, context);
}

const everyTrick = (draft: DealDraft, taker: PlayerId, context: RecordingContext): TypedPile[] =>
  counting(draft, context).map((player) => ({ player, digits: player === taker ? String(COUNT_TOTAL) : "0" }));

/** A voided deal has no result; what was noted of one comes back when it stands after all. */
export function voided(draft: DealDraft, context: RecordingContext): DealDraft {
  const { deal, aside } = draft;
  if (!deal.voided) return { ...finished({ ...draft, ...putAside(draft) }, context), question: false, caret: null };
  const { piles = [], ...results } = aside;
  const back = { ...without(deal, "voided"), ...results };
  const counts = results.nolo === undefined ? { piles, aside: {} } : { piles: [], aside: { piles } };
  return finished({ ...draft, ...counts, deal: back }, context);
}

function putAside({ deal, piles, aside }: DealDraft): Pick<DealDraft, "deal" | "piles" | "aside"> {
  const { lastTrick, nolo: player, tout: taker } = deal;
  const results: Aside = {
    ...(lastTrick && { lastTrick }),
    ...(player !== undefined && { nolo: player }),
    ...(taker !== undefined && { tout: taker }),
    piles: player === undefined ? piles : (aside.piles ?? []),
  };
  return { deal: { ...without(deal, "lastTrick", "nolo", "tout"), voided: true }, piles: [], aside: results };
}
