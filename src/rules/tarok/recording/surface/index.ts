import { type Books, type PlayerId, post } from "../../../../model/index.ts";
import type { MainKeyOf, SurfaceBase } from "../../../surface.ts";
import type { Deal } from "../../deal.ts";
import { propose } from "../../rotation.ts";
import { settleDeal } from "../../settle/index.ts";
import type { RecordingContext } from "../context.ts";
import type { DealDraft } from "../draft.ts";
import { type Missing, missing } from "../missing.ts";
import { dealOf } from "../piles.ts";
import type { Tap } from "../tap.ts";
import { type Asked, askedOf } from "./asked.ts";
import { type Dock, dock } from "./dock.ts";
import { type Column, type CupView, columns, cups, type SittingOut, sittingOut } from "./felt.ts";
import { type Forgotten, forgottenIn } from "./forgotten.ts";
import { type Keys, keysOf } from "./keys.ts";

export type { Missing } from "../missing.ts";
export type { Asked } from "./asked.ts";
export type * from "./declare.ts";
export type * from "./dock.ts";
export type * from "./felt.ts";
export type * from "./fine.ts";
export type { Forgotten } from "./forgotten.ts";
export type { TapKey } from "./keys.ts";
export type * from "./noted.ts";
export type { CardKey, DigitKeys, PadFace, TrickTab } from "./pad.ts";
export type * from "./person.ts";

/** The key at the foot. */
export type MainKey = MainKeyOf<Tap, Missing>;

/** Everything the recording surface shows, as finished values; i18n makes the sentences. */
export interface Surface extends SurfaceBase<Tap, Missing> {
  readonly deal: Deal;
  readonly cups: readonly CupView[];
  readonly columns: readonly Column[];
  readonly sittingOut: readonly SittingOut[];
  readonly dock: Dock;
  readonly asked: Asked | null;
  readonly main: MainKey;
  /** Declarations that somebody must have made by what is declared, and that are not noted. */
  readonly forgotten: readonly Forgotten[];
}

/** The recording surface of a draft. */
export function surface(draft: DealDraft, context: RecordingContext): Surface {
  const keys = keysOf(draft, context);
  const deal = dealOf(draft);
  const transfers = keys.known.length > 0 ? [] : settleDeal(deal, context.state, context.rules).transfers;
  const after: Books = post(context.state.books, transfers);
  return {
    number: context.number,
    amends: draft.original !== null,
    blank: isBlank(deal, draft),
    deal,
    dealer: deal.dealer,
    shuffles: shuffles(deal, context),
    cups: cups(keys, after),
    columns: columns(keys, after),
    sittingOut: sittingOut(keys, after),
    difference: context.state.books.difference,
    payments: keys.of({ tap: "payments" }, draft.face.face === "payments"),
    seating: keys.of({ tap: "seating" }, draft.face.face === "seating"),
    more: keys.of({ tap: "more" }, draft.face.face === "more"),
    dock: dock(keys),
    asked: askedOf(keys),
    main: mainKey(keys),
    forgotten: forgottenIn(keys),
    transfers,
  };
}

/** As the rotation has it; somebody else who sits out where the table has chosen otherwise. */
function shuffles({ dealer, sittingOut }: Deal, { state, rules }: RecordingContext): PlayerId | null {
  const proposed = propose(state, rules, dealer).shuffles;
  return proposed !== null && sittingOut.includes(proposed) ? proposed : (sittingOut.at(-1) ?? null);
}

/** Who deals and who sits out stands in every deal. */
const UNNOTED: readonly string[] = ["type", "id", "at", "dealer", "sittingOut", "dealerPays"];

const isBlank = (deal: Deal, { piles }: DealDraft): boolean =>
  piles.length === 0 && Object.keys(deal).every((key) => UNNOTED.includes(key));

function mainKey(keys: Keys): MainKey {
  const { draft } = keys;
  const lacks = missing(draft, keys.context, keys.known);
  if (lacks) {
    const uncounted = lacks.what === "count" && draft.offersUncounted ? keys.of({ tap: "uncounted" }) : null;
    return { does: "jump", missing: lacks, key: keys.of({ tap: "missing" }), uncounted };
  }
  const review = draft.original !== null && draft.face.face !== "review";
  return review ? { does: "review", key: keys.of({ tap: "review" }) } : { does: "save" };
}
