import { type Books, type Problem, post } from "../../../../model/index.ts";
import type { MainKeyOf, SurfaceBase } from "../../../surface.ts";
import type { Round } from "../../entry.ts";
import { settleRound } from "../../settle.ts";
import type { Winner } from "../../winner.ts";
import type { RecordingContext } from "../context.ts";
import type { RoundDraft } from "../draft.ts";
import { problemsOf, tricksLeft } from "../problems.ts";
import { outOf } from "../round.ts";
import type { Tap } from "../tap.ts";
import { type Asked, askedOf } from "./asked.ts";
import { type Dock, dock } from "./dock.ts";
import { type PotView, potView, type Seat, seatsOf, winnerIn } from "./felt.ts";
import { type Keys, keysOf } from "./keys.ts";

export type { Asked } from "./asked.ts";
export type * from "./dock.ts";
export type * from "./felt.ts";
export type { TapKey } from "./keys.ts";

/** What keeps a round from being saved. */
export type Missing =
  | { readonly what: "tricks"; readonly left: number }
  /** It cannot be as it stands: the table has changed since, or another round before it. */
  | { readonly what: "problems"; readonly problems: readonly Problem[] };

export type MainKey = MainKeyOf<Tap, Missing>;

/** Everything the recording surface shows, as finished values; i18n makes the sentences. */
export interface Surface extends SurfaceBase<Tap, Missing> {
  readonly deal: Round;
  readonly cups: readonly [PotView];
  readonly people: readonly Seat[];
  readonly dock: Dock;
  readonly asked: Asked | null;
  readonly main: MainKey;
  /** Who takes the pot by tricks and how that was found, once all five are told. */
  readonly winner: Winner | null;
}

/** The recording surface of a draft. */
export function surface(draft: RoundDraft, context: RecordingContext): Surface {
  const keys = keysOf(draft, context);
  const { round, face } = draft;
  const known = problemsOf(round, context);
  const isWhole = tricksLeft(round, context) === 0;
  // The pot goes to nobody before the fifth trick.
  const told: Round = isWhole ? round : { ...round, tricks: [] };
  const transfers = known.length > 0 ? [] : settleRound(told, context.state, context.rules).transfers;
  const after: Books = post(context.state.books, transfers);
  const toggle = (tap: "payments" | "seating" | "more") => keys.of({ tap }, face.face === tap);
  return {
    number: context.number,
    amends: draft.original !== null,
    blank: isBlank(round),
    deal: round,
    dealer: round.dealer,
    shuffles: null,
    sittingOut: outOf(round).map((player) => ({ player })),
    cups: [potView(keys, after)],
    people: seatsOf(keys, after),
    difference: context.state.books.difference,
    payments: toggle("payments"),
    seating: toggle("seating"),
    more: toggle("more"),
    dock: dock(keys),
    asked: askedOf(keys),
    main: mainKey(keys, known),
    winner: winnerIn(keys),
    transfers,
  };
}

/** Who deals and who sits out stands in every round. */
const isBlank = ({ death, shown, tricks, stake }: Round): boolean =>
  death === undefined && shown === undefined && tricks === undefined && stake === undefined;

function mainKey(keys: Keys, problems: readonly Problem[]): MainKey {
  const { draft, context } = keys;
  const missing = missingIn(draft.round, context, problems);
  if (missing) {
    const key = keys.of({ tap: missing.what === "problems" ? "payments" : "missing" });
    return { does: "jump", missing, key, uncounted: null };
  }
  const review = draft.original !== null && draft.face.face !== "review";
  return review ? { does: "review", key: keys.of({ tap: "review" }) } : { does: "save" };
}

function missingIn(round: Round, context: RecordingContext, problems: readonly Problem[]): Missing | null {
  if (problems.length > 0) return { what: "problems", problems };
  const left = tricksLeft(round, context);
  return left > 0 ? { what: "tricks", left } : null;
}
