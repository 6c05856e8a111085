import { type PlayerId, unreachable } from "../../../../model/index.ts";
import type { Pot } from "../../cards.ts";
import type { Lost } from "../../deal.ts";
import { isAnnulled } from "../../settle/index.ts";
import type { Face } from "../draft.ts";
import { rowsOf } from "../rows.ts";
import { playing, seatsAsSeen } from "../table.ts";
import type { CardTap } from "../tap.ts";
import { type DeclareFace, declareFace } from "./declare.ts";
import { type FineFace, type FinesFace, fineFace, finesFace } from "./fine.ts";
import type { Keys, TapKey } from "./keys.ts";
import { type Noted, notedOf } from "./noted.ts";
import { type CardKey, type PadFace, padFace, ULTIMO_KEYS } from "./pad.ts";
import { type NotedFace, notedFace, type PersonFace, personFace } from "./person.ts";

export interface RestFace {
  readonly face: "rest";
  readonly redeal: TapKey;
  readonly voided: TapKey;
}

export interface LostFace {
  readonly face: "lost";
  readonly player: PlayerId;
  readonly lost: Lost;
  readonly cards: readonly CardKey[];
  /** Who can have taken it; null: nobody saw. */
  readonly takers: readonly { readonly player: PlayerId | null; readonly key: TapKey }[];
  readonly remove: TapKey;
  readonly move: TapKey;
  readonly back: TapKey;
  readonly close: TapKey;
}

/** Whose it is that was noted of the wrong player. */
export interface MoveFace {
  readonly face: "move";
  readonly player: PlayerId;
  readonly noted: Noted;
  readonly others: readonly { readonly player: PlayerId; readonly key: TapKey }[];
  readonly back: TapKey;
  readonly close: TapKey;
}

export interface UltimoFace extends CardTap {
  readonly face: "ultimo";
  readonly player: PlayerId;
  readonly refused: boolean;
  readonly annulled: boolean;
  readonly refuse: TapKey;
  readonly remove: TapKey;
  readonly back: TapKey;
  readonly close: TapKey;
}

export interface MoreFace {
  readonly face: "more";
  readonly seating: TapKey;
  readonly redeal: TapKey;
  /** Takes one back; null where it was dealt once. */
  readonly lessRedeal: TapKey | null;
  readonly voided: TapKey;
  /** On: the dealer pays nothing for this deal. */
  readonly dealerPays: TapKey;
  readonly skatTaroks: readonly TapKey[];
  readonly note: TapKey;
  readonly close: TapKey;
}

export interface SeatingFace {
  readonly face: "seating";
  readonly dealers: readonly { readonly player: PlayerId; readonly key: TapKey }[];
  /** For everyone who sits out: who could in that player's stead. */
  readonly out: readonly {
    readonly player: PlayerId;
    readonly instead: readonly { readonly player: PlayerId; readonly key: TapKey }[];
  }[];
  readonly close: TapKey;
}

/** Faces that show what others know: the payments, a pot's history, the note, what a correction changes. */
export type LookFace =
  | { readonly face: "payments" | "review"; readonly close: TapKey }
  | { readonly face: "note"; readonly text: string; readonly back: TapKey; readonly close: TapKey }
  | { readonly face: "pot"; readonly pot: Pot; readonly close: TapKey };

export type Dock =
  | RestFace
  | PadFace
  | PersonFace
  | NotedFace
  | DeclareFace
  | LostFace
  | FinesFace
  | FineFace
  | UltimoFace
  | MoveFace
  | MoreFace
  | SeatingFace
  | LookFace;

/** What the dock shows. */
export function dock(keys: Keys): Dock {
  const { face, deal } = keys.draft;
  const close = keys.of({ tap: "close" });
  switch (face.face) {
    case "rest":
      return restFace(keys);
    case "pad":
      return padFace(keys);
    case "person":
      return personFace(keys, face.player);
    case "noted":
      return notedFace(keys, face.player);
    case "declare":
      return declareFace(keys, face);
    case "lost":
      return lostFace(keys, face.row) ?? restFace(keys);
    case "fines":
      return finesFace(keys, face.player);
    case "fine":
      return fineFace(keys, face);
    case "ultimo":
      return ultimoFace(keys) ?? restFace(keys);
    case "move":
      return moveFace(keys, face) ?? restFace(keys);
    case "more":
      return moreFace(keys);
    case "seating":
      return seatingFace(keys);
    case "payments":
    case "review":
      return { face: face.face, close };
    case "note":
      return { face: "note", text: deal.note ?? "", back: keys.of({ tap: "back" }), close };
    case "pot":
      return { face: "pot", pot: face.pot, close };
    default:
      return unreachable(face);
  }
}

const voidedKey = (keys: Keys): TapKey => keys.of({ tap: "voided" }, keys.draft.deal.voided === true);

const restFace = (keys: Keys): RestFace => ({
  face: "rest",
  redeal: keys.of({ tap: "redeal", by: 1 }),
  voided: voidedKey(keys),
});

function lostFace(keys: Keys, row: number): LostFace | undefined {
  const { deal } = keys.draft;
  const lost = rowsOf(deal, "lost")[row];
  if (!lost) return undefined;
  const { player } = lost;
  const suit = lost.card === "king" ? lost.suit : undefined;
  const others: readonly (PlayerId | null)[] = playing(deal, keys.context).filter((id) => id !== player);
  return {
    face: "lost",
    player,
    lost,
    cards: ULTIMO_KEYS.map((card) => ({
      ...card,
      key: keys.of({ tap: "lost", player, ...card }, card.card === lost.card && card.suit === suit),
    })),
    takers: [...others, null].map((taker) => ({
      player: taker,
      key: keys.of({ tap: "taker", player: taker }, lost.to !== undefined && lost.to === taker),
    })),
    remove: keys.of({ tap: "remove", list: "lost", row }),
    move: keys.of({ tap: "move", list: "lost", row }),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

function ultimoFace(keys: Keys): UltimoFace | undefined {
  const trick = keys.draft.deal.lastTrick;
  if (trick?.ultimo === undefined) return undefined;
  const { winner, ultimo: card, suit, refused = false } = trick;
  return {
    face: "ultimo",
    player: winner,
    card,
    suit,
    refused,
    annulled: isAnnulled(keys.draft.deal),
    refuse: keys.of({ tap: "refuse" }, refused),
    remove: keys.of({ tap: "ultimo", card, suit }, true),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

function moveFace(keys: Keys, { list, row }: Extract<Face, { readonly face: "move" }>): MoveFace | undefined {
  const { deal } = keys.draft;
  const player = rowsOf(deal, list)[row]?.player;
  if (player === undefined) return undefined;
  const noted = notedOf(keys, player).find(({ tap }) => tap.tap === "edit" && tap.list === list && tap.row === row);
  if (!noted) return undefined;
  const others = playing(deal, keys.context).filter((id) => id !== player);
  return {
    face: "move",
    player,
    noted,
    others: others.map((other) => ({ player: other, key: keys.of({ tap: "moveTo", player: other }) })),
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}

function moreFace(keys: Keys): MoreFace {
  const { redeals = 0, dealerPays, skatTaroks } = keys.draft.deal;
  return {
    face: "more",
    seating: keys.of({ tap: "seating" }),
    redeal: keys.of({ tap: "redeal", by: 1 }),
    lessRedeal: redeals > 0 ? keys.of({ tap: "redeal", by: -1 }) : null,
    voided: voidedKey(keys),
    dealerPays: keys.of({ tap: "dealerPays" }, dealerPays === false),
    skatTaroks: [1, 2, 3].map((count) => keys.of({ tap: "skatTaroks", count }, skatTaroks === count)),
    note: keys.of({ tap: "noteFace" }),
    close: keys.of({ tap: "close" }),
  };
}

function seatingFace(keys: Keys): SeatingFace {
  const { deal } = keys.draft;
  const three = playing(deal, keys.context);
  return {
    face: "seating",
    dealers: seatsAsSeen(keys.context).map((player) => ({
      player,
      key: keys.of({ tap: "dealer", player }, deal.dealer === player),
    })),
    out: deal.sittingOut.map((player) => ({
      player,
      instead: three.map((other) => ({
        player: other,
        key: keys.of({ tap: "sitOut", player: other, insteadOf: player }),
      })),
    })),
    close: keys.of({ tap: "close" }),
  };
}
