import { type PlayerId, unreachable } from "../../../model/index.ts";
import { SHOWN_CARDS, type ShownCard, TRICKS } from "../cards.ts";
import type { Round } from "../entry.ts";
import type { RecordingContext } from "./context.ts";
import type { RoundDraft } from "./draft.ts";
import { look } from "./look.ts";
import { inTurn, outOf, set, shownIn, tricksIn } from "./round.ts";
import { digit, erased } from "./stake.ts";
import type { Tap } from "./tap.ts";

/** What a tap does, whether or not it can be. */
export function apply(draft: RoundDraft, tapped: Tap, context: RecordingContext): RoundDraft {
  const { round, face } = draft;
  switch (tapped.tap) {
    case "death":
      return { ...draft, round: set(round, "death", round.death === tapped.player ? undefined : tapped.player) };
    case "show":
      return { ...draft, round: show(round, tapped.player, tapped.card, context) };
    case "clear":
      return { ...draft, round: cleared(round, tapped.what), place: null };
    case "trick":
      return trick(draft, tapped.player);
    case "place":
      return { ...draft, face: { face: "tricks" }, place: placeOf(draft, tapped.place) };
    case "erase":
      return face.face === "stake" ? erased(draft, face) : eraseTrick(draft);
    case "dealer":
      return { ...draft, round: dealer(round, tapped.player) };
    case "sitOut":
      return { ...draft, round: sitOut(round, tapped.player, context) };
    case "digit":
      return face.face === "stake" ? digit(draft, face, tapped.digit) : draft;
    case "usualStake":
      return { ...draft, round: set(round, "stake", undefined), face: { face: "stake", digits: "" } };
    case "instead":
      return apply({ ...apply(draft, tapped.first, context), face }, tapped.wanted, context);
    case "person":
    case "pot":
    case "payments":
    case "more":
    case "seating":
    case "stake":
    case "review":
    case "missing":
    case "back":
    case "close":
      return look(draft, tapped);
    default:
      return unreachable(tapped);
  }
}

/** Shows a card, or takes it back; the rows stand in the order in which they are paid. */
function show(round: Round, player: PlayerId, card: ShownCard, context: RecordingContext): Round {
  const rows = shownIn(round);
  const held = rows.find((row) => row.player === player)?.cards ?? [];
  const cards = SHOWN_CARDS.filter((one) => (one === card) !== held.includes(one));
  const others = rows.filter((row) => row.player !== player);
  const all = cards.length === 0 ? others : [...others, { player, cards }];
  const turn = inTurn(round, context);
  return set(
    round,
    "shown",
    all.toSorted((a, b) => turn.indexOf(a.player) - turn.indexOf(b.player)),
  );
}

function cleared(round: Round, what: Extract<Tap, { readonly tap: "clear" }>["what"]): Round {
  const keys: readonly ("death" | "shown" | "tricks")[] = what === "all" ? ["death", "shown", "tricks"] : [what];
  return keys.reduce((left, key) => set(left, key, undefined), round);
}

/** Only a trick that is told can be told anew; its place tapped again lets go of it. */
const placeOf = ({ round, place }: RoundDraft, tapped: number): number | null =>
  tapped < tricksIn(round).length && tapped !== place ? tapped : null;

/** Who took the next trick, or the one whose place was tapped. */
function trick(draft: RoundDraft, player: PlayerId): RoundDraft {
  const tricks = tricksIn(draft.round);
  const at = draft.place ?? tricks.length;
  const next = tricks.toSpliced(at, 1, player);
  return { ...draft, round: set(draft.round, "tricks", next), place: null, face: { face: "tricks" } };
}

/** Takes the last trick back; a place that was chosen is only let go of. */
const eraseTrick = (draft: RoundDraft): RoundDraft =>
  draft.place === null
    ? { ...draft, round: set(draft.round, "tricks", tricksIn(draft.round).slice(0, -1)) }
    : { ...draft, place: null };

/** Who deals plays. */
const dealer = (round: Round, player: PlayerId): Round =>
  set(
    { ...round, dealer: player },
    "sittingOut",
    outOf(round).filter((id) => id !== player),
  );

function sitOut(round: Round, player: PlayerId, { state }: RecordingContext): Round {
  const out = outOf(round);
  const next = state.seats.filter((id) => (id === player) !== out.includes(id));
  return set(round, "sittingOut", next);
}

/** The last of the five tricks, as the ways out count it. */
export const LAST_TRICK = TRICKS - 1;
