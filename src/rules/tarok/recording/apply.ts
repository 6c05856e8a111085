import { unreachable } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import * as count from "./count.ts";
import { compose, declare, knownBy, reinstate, withdraw } from "./declare.ts";
import type { DealDraft } from "./draft.ts";
import { edit } from "./edit.ts";
import { finished } from "./faces.ts";
import * as fines from "./fines.ts";
import { look } from "./look.ts";
import { lost, taker } from "./lost.ts";
import { moveTo } from "./move.ts";
import * as play from "./play.ts";
import { removeRow, set } from "./rows.ts";
import * as seating from "./seating.ts";
import type { RowList, Tap } from "./tap.ts";
import * as trick from "./trick.ts";

/** What a tap does, whether or not it can be. */
export function apply(draft: DealDraft, tapped: Tap, context: RecordingContext): DealDraft {
  const { deal, face } = draft;
  switch (tapped.tap) {
    case "winner":
      return trick.winner(draft, tapped.player, context);
    case "trick":
      return { ...draft, face: { face: "pad" }, trick: tapped.player };
    case "ultimo":
      return trick.ultimo(draft, tapped);
    case "bagud":
      return trick.bagud(draft, tapped.player, tapped);
    case "refuse":
      return trick.refuse(draft);
    case "count":
      return count.countField(draft, tapped.player);
    case "digit":
      return face.face === "fine" && face.digits !== null
        ? fines.fineDigit(draft, face, tapped.digit)
        : count.digit(draft, tapped.digit, context);
    case "erase":
      return face.face === "fine" ? fines.fineErase(draft, face) : count.erase(draft, context);
    case "exchange":
      return count.exchange(draft);
    case "jump":
      return count.jump(draft, context);
    case "uncounted":
      return count.uncounted(draft);
    case "declare":
      return declare(draft, tapped.player, tapped.kind, context);
    case "of":
    case "lacking":
    case "taroks":
    case "matadors":
      return compose(draft, knownBy(tapped) ?? {});
    case "withdraw":
      return withdraw(draft, tapped.row, tapped.fine);
    case "reinstate":
      return reinstate(draft, tapped.row);
    case "falsely":
      return { ...draft, falsely: true };
    case "fine":
      return fines.fine(draft, tapped.player, tapped.kind);
    case "accepted":
      return fines.accepted(draft, tapped.accepted, context);
    case "waive":
      return fines.waive(draft);
    case "ownAmount":
      return fines.ownAmount(draft);
    case "afterPlay":
      return fines.afterPlay(draft, tapped.late);
    case "fineNote":
      return fines.fineNote(draft, tapped.text);
    case "lost":
      return lost(draft, tapped.player, tapped);
    case "taker":
      return taker(draft, tapped.player);
    case "pagatHome":
      return play.pagatHome(draft, tapped.player);
    case "nolo":
      return play.nolo(draft, tapped.player, context);
    case "tout":
      return play.tout(draft, tapped.player, context);
    case "edit":
      return edit(draft, tapped.list, tapped.row, context);
    case "remove":
      return remove(draft, tapped.list, tapped.row, context);
    case "move":
      return { ...draft, face: { face: "move", list: tapped.list, row: tapped.row } };
    case "moveTo":
      return moveTo(draft, tapped.player, context);
    case "voided":
      return play.voided(draft, context);
    case "redeal":
      return { ...draft, deal: seating.redeal(deal, tapped.by) };
    case "dealer":
      return seating.dealer(draft, tapped.player, context);
    case "sitOut":
      return seating.sitOut(draft, tapped.player, tapped.insteadOf, context);
    case "dealerPays":
      return { ...draft, deal: set(deal, "dealerPays", deal.dealerPays === false ? undefined : false) };
    case "skatTaroks":
      return { ...draft, deal: set(deal, "skatTaroks", deal.skatTaroks === tapped.count ? undefined : tapped.count) };
    case "note":
      return { ...draft, deal: set(deal, "note", tapped.text === "" ? undefined : tapped.text) };
    case "instead":
      return apply(applyFirst(draft, tapped.first, context), tapped.wanted, context);
    case "person":
    case "fines":
    case "allNoted":
    case "theUltimo":
    case "further":
    case "payments":
    case "pot":
    case "more":
    case "seating":
    case "noteFace":
    case "review":
    case "missing":
    case "back":
    case "close":
      return look(draft, tapped, context);
    default:
      return unreachable(tapped);
  }
}

/** What makes room for another tap: only the deal changes, so that the other tap finds the dock as it was. */
export function applyFirst(draft: DealDraft, first: Tap, context: RecordingContext): DealDraft {
  const { face, caret, trick: whose } = draft;
  return { ...apply(draft, first, context), face, caret, trick: whose };
}

/** Takes a row away; the dock goes back to whose it was. */
function remove(draft: DealDraft, list: RowList, row: number, context: RecordingContext): DealDraft {
  const player = draft.deal[list]?.[row]?.player;
  const next = list === "fines" ? fines.removeFine(draft, row) : removed(draft, list, row);
  return player === undefined ? finished(next, context) : { ...next, face: { face: "person", player } };
}

/** With a declaration that was taken back its fine goes too. */
function removed(draft: DealDraft, list: "declarations" | "lost", row: number): DealDraft {
  const takenBack = list === "declarations" && draft.deal.declarations?.[row]?.withdrawn;
  const { deal } = takenBack ? reinstate(draft, row) : draft;
  return { ...draft, deal: removeRow(deal, list, row) };
}
