import { unreachable } from "../../../model/index.ts";
import type { Face, RoundDraft } from "./draft.ts";
import type { Tap } from "./tap.ts";

/** Taps that only turn the dock to something else. */
export type Look = Extract<
  Tap,
  {
    readonly tap:
      | "person"
      | "pot"
      | "payments"
      | "more"
      | "seating"
      | "stake"
      | "review"
      | "missing"
      | "back"
      | "close";
  }
>;

/** Turns the dock; what was open closes where it is tapped again. */
export function look(draft: RoundDraft, tapped: Look): RoundDraft {
  switch (tapped.tap) {
    case "person":
      return toggled(draft, { face: "shows", player: tapped.player });
    case "pot":
    case "payments":
    case "more":
    case "seating":
      return toggled(draft, { face: tapped.tap });
    case "stake":
      return { ...draft, face: { face: "stake", digits: String(draft.round.stake ?? "") } };
    case "review":
      return { ...draft, face: { face: "review" } };
    case "missing":
      return { ...draft, face: { face: "tricks" } };
    case "back":
      return { ...draft, face: { face: "more" } };
    case "close":
      return atRest(draft);
    default:
      return unreachable(tapped);
  }
}

const atRest = (draft: RoundDraft): RoundDraft => ({ ...draft, face: { face: "rest" }, place: null });

const toggled = (draft: RoundDraft, face: Face): RoundDraft =>
  JSON.stringify(draft.face) === JSON.stringify(face) ? atRest(draft) : { ...draft, face, place: null };
