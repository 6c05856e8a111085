import { type PlayerId, unreachable } from "../../../model/index.ts";
import type { Lost } from "../deal.ts";
import type { RecordingContext } from "./context.ts";
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
      return row ? open({ ...draft, deal: replaceRow(deal, list, at, { ...row, player }) }) : draft;
    }
    default:
      return unreachable(list);
  }
}

/** Who lost it and who took it may have been noted the wrong way round. */
const lostBy = (row: Lost, player: PlayerId): Lost => ({
  ...row,
  player,
  ...(row.to === player && { to: row.player }),
});
