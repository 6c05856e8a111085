import { type PlayerId, type Points, points } from "../../../../model/index.ts";
import { BARRING_FINES, FINE_KINDS, type Fine, type FineKind } from "../../fine.ts";
import { fineAmount } from "../../settle/index.ts";
import type { Face } from "../draft.ts";
import { ASKING_FINES } from "../fines.ts";
import { rowsOf } from "../rows.ts";
import type { Keys, TapKey } from "./keys.ts";
import { type DigitKeys, digitKeys } from "./pad.ts";

export interface FinesFace {
  readonly face: "fines";
  readonly player: PlayerId;
  readonly kinds: readonly {
    readonly kind: FineKind;
    /** Into each of the two pots; null for one of the club's own. */
    readonly amount: Points | null;
    readonly key: TapKey;
  }[];
  readonly back: TapKey;
  readonly close: TapKey;
}

export interface FineFace {
  readonly face: "fine";
  readonly player: PlayerId;
  /** Null while one of the club's own waits for its amount. */
  readonly fine: Fine | null;
  /** Into each of the two pots. */
  readonly amount: Points | null;
  /** The player can make no ultimo in this deal any more. */
  readonly bars: boolean;
  /** Do the two others let the deal stand? `must`: the rules ask; else the deal can be voided for it. */
  readonly question: { readonly must: boolean; readonly stands: TapKey; readonly voids: TapKey } | null;
  readonly waive: TapKey | null;
  readonly ownAmount: TapKey | null;
  /** Open where an amount is being typed. */
  readonly pad: DigitKeys | null;
  /** When was it found: before the end of play was paid, or after? */
  readonly found: { readonly before: TapKey; readonly late: TapKey } | null;
  readonly remove: TapKey | null;
  readonly move: TapKey | null;
  readonly back: TapKey;
  readonly close: TapKey;
}

/** Fines that may void the deal, though the rules ask nobody (rules.md, section 6). */
const MAY_VOID: readonly FineKind[] = [...ASKING_FINES, "forgottenDeclaration", "falseDeclaration"];

export function finesFace(keys: Keys, player: PlayerId): FinesFace {
  const { fines } = keys.context.rules;
  const kinds: readonly FineKind[] = [...FINE_KINDS, "other"];
  return {
    face: "fines",
    player,
    kinds: kinds.map((kind) => ({
      kind,
      amount: kind === "other" ? null : fines[kind],
      key: keys.of({ tap: "fine", player, kind }),
    })),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

export function fineFace(keys: Keys, { player, row, digits }: Extract<Face, { readonly face: "fine" }>): FineFace {
  const fine = row === null ? null : (rowsOf(keys.draft.deal, "fines")[row] ?? null);
  return {
    face: "fine",
    player,
    fine,
    amount: fine && points(fineAmount(fine, keys.context.rules)),
    bars: fine !== null && BARRING_FINES.includes(fine.kind),
    question: fine && question(keys, fine),
    waive: fine && keys.of({ tap: "waive" }, fine.amount === 0),
    ownAmount: fine && keys.of({ tap: "ownAmount" }, digits !== null),
    pad: digits === null ? null : digitKeys(keys),
    found: fine && {
      before: keys.of({ tap: "afterPlay", late: false }, !fine.afterPlay),
      late: keys.of({ tap: "afterPlay", late: true }, fine.afterPlay),
    },
    remove: row === null ? null : keys.of({ tap: "remove", list: "fines", row }),
    move: row === null ? null : keys.of({ tap: "move", list: "fines", row }),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

function question(keys: Keys, fine: Fine): FineFace["question"] {
  if (!MAY_VOID.includes(fine.kind)) return null;
  const { deal, question: open } = keys.draft;
  const voided = deal.voided === true;
  return {
    must: open,
    stands: keys.of({ tap: "accepted", accepted: true }, !open && !voided),
    voids: keys.of({ tap: "accepted", accepted: false }, voided),
  };
}
