import { type PlayerId, unreachable } from "../../../model/index.ts";
import type { Lost } from "../deal.ts";
import type { Declaration } from "../declaration.ts";
import type { RecordingContext } from "./context.ts";
import { fineFor } from "./declare.ts";
import type { DealDraft } from "./draft.ts";
import { edit } from "./edit.ts";
import { unbarred } from "./fines.ts";
import { replaceRow, rowsOf } from "./rows.ts";

/** What is open was another player's: it is noted of that one instead, and stays open. */
export function moveTo(draft: DealDraft, player: PlayerId, context: RecordingContext): DealDraft {
  const { face, deal } = draft;
  if (face.face !== "move") return draft;
  const { list, row: at } = face;
  const open = (next: DealDraft): DealDraft => edit(next, list, at, context);
  switch (list) {
    case "lost": {
      const row = rowsOf(deal, list)[at];
      return row ? open({ ...draft, deal: replaceRow(deal, list, at, lostBy(row, player)) }) : draft;
    }
    case "fines": {
      const row = rowsOf(deal, list)[at];
      return row ? open(unbarred({ ...draft, deal: replaceRow(deal, list, at, { ...row, player }) }, row)) : draft;
    }
    case "declarations": {
      const row = rowsOf(deal, list)[at];
      return row ? open(declaredBy(draft, at, row, player)) : draft;
    }
    default:
      return unreachable(list);
  }
}

/** The fine for a declaration that was taken back goes along. */
function declaredBy(draft: DealDraft, at: number, row: Declaration, player: PlayerId): DealDraft {
  const fine = row.withdrawn ? fineFor(draft.deal, row.player) : -1;
  const deal = replaceRow(draft.deal, "declarations", at, { ...row, player });
  const [old] = rowsOf(deal, "fines").slice(fine, fine + 1);
  if (fine < 0 || !old) return { ...draft, deal };
  return unbarred({ ...draft, deal: replaceRow(deal, "fines", fine, { ...old, player }) }, old);
}

/** Who lost it and who took it may have been noted the wrong way round. */
const lostBy = (row: Lost, player: PlayerId): Lost => ({
  ...row,
  player,
  ...(row.to === player && { to: row.player }),
});
