import type { PlayerId } from "../../../model/index.ts";
import type { Lost } from "../deal.ts";
import type { DealDraft } from "./draft.ts";
import { toPerson } from "./faces.ts";
import { addRow, cardOf, replaceRow, rowsOf, without } from "./rows.ts";
import type { CardTap } from "./tap.ts";

/** An ultimo card lost before the last trick; on the face of one that was lost it corrects which card it was. */
export function lost(draft: DealDraft, player: PlayerId, tapped: CardTap): DealDraft {
  const { deal, face } = draft;
  const card: Lost = cardOf(player, tapped);
  const open = face.face === "lost" ? rowsOf(deal, "lost")[face.row] : undefined;
  if (face.face === "lost" && open?.player === player) {
    const corrected = open.to === undefined ? card : { ...card, to: open.to };
    return { ...draft, deal: replaceRow(deal, "lost", face.row, corrected) };
  }
  return { ...draft, deal: addRow(deal, "lost", card), face: { face: "lost", row: rowsOf(deal, "lost").length } };
}

/** Who took it; null where nobody saw. */
export function taker(draft: DealDraft, player: PlayerId | null): DealDraft {
  const { deal, face } = draft;
  const row = face.face === "lost" ? rowsOf(deal, "lost")[face.row] : undefined;
  if (face.face !== "lost" || !row) return draft;
  const taken = player === null ? (without(row, "to") as Lost) : { ...row, to: player };
  return toPerson({ ...draft, deal: replaceRow(deal, "lost", face.row, taken) }, row.player);
}
