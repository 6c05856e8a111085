import { type PlayerId, type Points, points, unreachable } from "../../../../model/index.ts";
import { SHOWN_CARDS, type ShownCard, TRICKS } from "../../cards.ts";
import { outOf, shownIn, tricksIn } from "../round.ts";
import type { Keys, TapKey } from "./keys.ts";

/** What one player shows. */
export interface ShowsFace {
  readonly face: "shows";
  readonly player: PlayerId;
  readonly death: TapKey;
  readonly cards: readonly { readonly card: ShownCard; readonly key: TapKey }[];
  readonly close: TapKey;
}

/** One of the five tricks: who took it, and whether it is the one told next. */
export interface Place {
  readonly player: PlayerId | null;
  readonly caret: boolean;
  readonly key: TapKey;
}

/** The five tricks, who took each, and which the next one is told of. */
export interface TricksFace {
  readonly face: "tricks";
  readonly places: readonly Place[];
  readonly erase: TapKey | null;
  readonly close: TapKey;
}

export interface MoreFace {
  readonly face: "more";
  readonly seating: TapKey;
  readonly stake: TapKey;
  readonly close: TapKey;
}

export interface SeatingFace {
  readonly face: "seating";
  readonly dealers: readonly { readonly player: PlayerId; readonly key: TapKey }[];
  readonly out: readonly { readonly player: PlayerId; readonly key: TapKey }[];
  readonly close: TapKey;
}

/** Another stake for this round. */
export interface StakeFace {
  readonly face: "stake";
  readonly digits: string;
  readonly stake: Points;
  readonly playing: number;
  readonly pad: { readonly digits: readonly TapKey[]; readonly erase: TapKey };
  readonly usual: { readonly stake: Points; readonly key: TapKey };
  readonly back: TapKey;
  readonly close: TapKey;
}

/** What was saved last, what this round pays so far, and its tricks once all of them are told. */
export interface RestFace {
  readonly face: "rest";
  readonly places: readonly Place[] | null;
  readonly close: TapKey;
}

/** Faces that show what others know: the payments, the pot's history, what a correction changes. */
export interface LookFace {
  readonly face: "payments" | "pot" | "review";
  readonly close: TapKey;
}

export type Dock = RestFace | ShowsFace | TricksFace | MoreFace | SeatingFace | StakeFace | LookFace;

/** What the dock shows. */
export function dock(keys: Keys): Dock {
  const { face } = keys.draft;
  const close = keys.of({ tap: "close" });
  switch (face.face) {
    case "shows":
      return showsFace(keys, face.player);
    case "tricks":
      return tricksFace(keys);
    case "more":
      return { face: "more", seating: keys.of({ tap: "seating" }), stake: keys.of({ tap: "stake" }), close };
    case "seating":
      return seatingFace(keys);
    case "stake":
      return stakeFace(keys, face.digits);
    case "rest":
      return { face: "rest", places: tricksIn(keys.draft.round).length < TRICKS ? null : placesOf(keys), close };
    case "payments":
    case "pot":
    case "review":
      return { face: face.face, close };
    default:
      return unreachable(face);
  }
}

function showsFace(keys: Keys, player: PlayerId): ShowsFace {
  const { round } = keys.draft;
  const held = shownIn(round).find((row) => row.player === player)?.cards ?? [];
  return {
    face: "shows",
    player,
    death: keys.of({ tap: "death", player }, round.death === player),
    cards: SHOWN_CARDS.map((card) => ({ card, key: keys.of({ tap: "show", player, card }, held.includes(card)) })),
    close: keys.of({ tap: "close" }),
  };
}

const tricksFace = (keys: Keys): TricksFace => ({
  face: "tricks",
  places: placesOf(keys),
  erase: tricksIn(keys.draft.round).length > 0 ? keys.of({ tap: "erase" }) : null,
  close: keys.of({ tap: "close" }),
});

function placesOf(keys: Keys): readonly Place[] {
  const { round, place } = keys.draft;
  const tricks = tricksIn(round);
  const next = place ?? tricks.length;
  return Array.from({ length: TRICKS }, (_, i) => ({
    player: tricks[i] ?? null,
    caret: i === next,
    key: keys.of({ tap: "place", place: i }, i === next),
  }));
}

function seatingFace(keys: Keys): SeatingFace {
  const { round } = keys.draft;
  const { seats } = keys.context.state;
  return {
    face: "seating",
    dealers: seats.map((player) => ({ player, key: keys.of({ tap: "dealer", player }, round.dealer === player) })),
    out: seats.map((player) => ({ player, key: keys.of({ tap: "sitOut", player }, outOf(round).includes(player)) })),
    close: keys.of({ tap: "close" }),
  };
}

function stakeFace(keys: Keys, digits: string): StakeFace {
  const { round } = keys.draft;
  const { rules, state } = keys.context;
  return {
    face: "stake",
    digits,
    stake: points(round.stake ?? rules.stake),
    playing: state.seats.length - outOf(round).length,
    pad: {
      digits: Array.from({ length: 10 }, (_, n) => keys.of({ tap: "digit", digit: n })),
      erase: keys.of({ tap: "erase" }),
    },
    usual: { stake: points(rules.stake), key: keys.of({ tap: "usualStake" }, round.stake === undefined) },
    back: keys.of({ tap: "back" }),
    close: keys.of({ tap: "close" }),
  };
}
