import { unreachable } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import { further } from "./declare.ts";
import type { DealDraft, Face } from "./draft.ts";
import { edit } from "./edit.ts";
import { finished, toCount, toPerson } from "./faces.ts";
import { ASKING_FINES } from "./fines.ts";
import { missing } from "./missing.ts";
import { rowsOf } from "./rows.ts";
import type { Tap } from "./tap.ts";

/** Taps that only turn the dock to something else. */
export type Look = Extract<
  Tap,
  {
    readonly tap:
      | "person"
      | "fines"
      | "allNoted"
      | "theUltimo"
      | "further"
      | "payments"
      | "pot"
      | "more"
      | "seating"
      | "noteFace"
      | "review"
      | "missing"
      | "back"
      | "close";
  }
>;

/** Turns the dock; what was open closes where it is tapped again. */
export function look(draft: DealDraft, tapped: Look, context: RecordingContext): DealDraft {
  switch (tapped.tap) {
    case "person":
    case "pot":
    case "payments":
    case "more":
    case "seating":
      return toggled(draft, faceOf(tapped), context);
    case "fines":
      return { ...draft, face: { face: "fines", player: tapped.player } };
    case "allNoted":
      return { ...draft, face: { face: "noted", player: tapped.player } };
    case "theUltimo":
      return { ...draft, face: { face: "ultimo" } };
    case "noteFace":
      return { ...draft, face: { face: "note" } };
    case "review":
      return { ...draft, face: { face: "review" } };
    case "further":
      return further(draft, context.rules);
    case "missing":
      return toMissing(draft, context);
    case "back":
      return back(draft, context);
    case "close":
      return finished(draft, context);
    default:
      return unreachable(tapped);
  }
}

function faceOf(tapped: Extract<Look, { readonly tap: "person" | "pot" | "payments" | "more" | "seating" }>): Face {
  switch (tapped.tap) {
    case "person":
      return { face: "person", player: tapped.player };
    case "pot":
      return { face: "pot", pot: tapped.pot };
    case "payments":
    case "more":
    case "seating":
      return { face: tapped.tap };
    default:
      return unreachable(tapped);
  }
}

function toggled(draft: DealDraft, face: Face, context: RecordingContext): DealDraft {
  const isOpen = JSON.stringify(draft.face) === JSON.stringify(face);
  return isOpen ? finished(draft, context) : { ...draft, face };
}

/** One step up: from what was noted to whose it is, from a part of the deal to the list of parts. */
function back(draft: DealDraft, context: RecordingContext): DealDraft {
  const { face, deal } = draft;
  switch (face.face) {
    case "declare":
    case "noted":
    case "fines":
    case "fine":
      return toPerson(draft, face.player);
    case "lost": {
      const player = rowsOf(deal, "lost")[face.row]?.player;
      return player === undefined ? finished(draft, context) : toPerson(draft, player);
    }
    case "move":
      return edit(draft, face.list, face.row, context);
    case "ultimo":
      return deal.lastTrick ? toPerson(draft, deal.lastTrick.winner) : finished(draft, context);
    case "note":
      return { ...draft, face: { face: "more" } };
    case "seating":
    case "rest":
    case "pad":
    case "person":
    case "payments":
    case "pot":
    case "more":
    case "review":
      return finished(draft, context);
    default:
      return unreachable(face);
  }
}

/** To what keeps the deal from being saved. */
function toMissing(draft: DealDraft, context: RecordingContext): DealDraft {
  const what = missing(draft, context);
  switch (what?.what) {
    case undefined:
      return finished(draft, context);
    case "answer": {
      const row = rowsOf(draft.deal, "fines").findLastIndex(({ kind }) => ASKING_FINES.includes(kind));
      const player = rowsOf(draft.deal, "fines")[row]?.player;
      return player === undefined ? draft : { ...draft, face: { face: "fine", player, row, digits: null } };
    }
    case "lastTrick":
      return toCount(draft, context);
    case "count":
      return { ...toCount(draft, context), offersUncounted: draft.piles.length === 0 };
    case "tooMuch":
      return { ...draft, face: { face: "pad" }, caret: { player: what.player, fresh: true, swaps: false } };
    case "problems":
      return { ...draft, face: { face: "payments" } };
    default:
      return unreachable(what);
  }
}
