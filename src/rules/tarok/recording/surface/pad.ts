import type { PlayerId } from "../../../../model/index.ts";
import { SUITS } from "../../cards.ts";
import type { Bagud } from "../../deal.ts";
import { hasCount } from "../piles.ts";
import { sameCard } from "../rows.ts";
import { counting, playing } from "../table.ts";
import type { CardTap, Tap } from "../tap.ts";
import type { Keys, TapKey } from "./keys.ts";

/** The cards that can win or fall in the last trick, as every row of cards has them; the last is a king whose suit nobody noted. */
export const ULTIMO_KEYS: readonly CardTap[] = [
  { card: "pagat" },
  ...SUITS.map((suit): CardTap => ({ card: "king", suit })),
  { card: "king" },
];

export interface CardKey extends CardTap {
  readonly key: TapKey;
}

/** Whose card in the last trick can be told: of its winner an ultimo, of the others what they lost. */
export interface TrickTab {
  readonly player: PlayerId;
  readonly role: "ultimo" | "bagud";
  readonly key: TapKey;
}

export interface PadFace {
  readonly face: "pad";
  /** Null until somebody has won the last trick. */
  readonly trick: { readonly tabs: readonly TrickTab[]; readonly cards: readonly CardKey[] } | null;
  readonly pad: DigitKeys;
  /** The other field, where the caret can jump; null where this deal has no count, or both are typed. */
  readonly jump: { readonly player: PlayerId; readonly isLeft: boolean; readonly key: TapKey } | null;
  /** Once both are typed: they were the wrong way round. */
  readonly exchange: TapKey | null;
}

/** From 0 to 9, and the one that takes the last back. */
export interface DigitKeys {
  readonly digits: readonly TapKey[];
  readonly erase: TapKey;
}

export const digitKeys = (keys: Keys): DigitKeys => ({
  digits: Array.from({ length: 10 }, (_, digit) => keys.of({ tap: "digit", digit })),
  erase: keys.of({ tap: "erase" }),
});

export function padFace(keys: Keys): PadFace {
  const { draft, context } = keys;
  const two = counting(draft, context);
  const other = two.find((id) => id !== draft.caret?.player);
  const both = hasCount(draft) && draft.piles.length === 2;
  return {
    face: "pad",
    trick: trickOf(keys),
    pad: digitKeys(keys),
    jump:
      other !== undefined && hasCount(draft) && !both
        ? { player: other, isLeft: other === two[0], key: keys.of({ tap: "jump" }) }
        : null,
    exchange: both ? keys.of({ tap: "exchange" }) : null,
  };
}

function trickOf(keys: Keys): PadFace["trick"] {
  const { deal, trick } = keys.draft;
  if (!deal.lastTrick) return null;
  const { winner } = deal.lastTrick;
  const three = playing(deal, keys.context);
  const whose = trick !== null && three.includes(trick) ? trick : winner;
  return {
    tabs: three.map((player) => ({
      player,
      role: player === winner ? "ultimo" : "bagud",
      key: keys.of({ tap: "trick", player }, player === whose),
    })),
    cards: ULTIMO_KEYS.map((card) => cardKey(keys, whose, card)),
  };
}

function cardKey(keys: Keys, player: PlayerId, card: CardTap): CardKey {
  const trick = keys.draft.deal.lastTrick;
  if (trick?.winner === player) {
    const on = trick.ultimo !== undefined && sameCard({ card: trick.ultimo, suit: trick.suit }, card);
    return { ...card, key: keys.of({ tap: "ultimo", ...card }, on) };
  }
  const fell = trick?.bagud?.find((row: Bagud) => row.player === player);
  const tap: Tap = { tap: "bagud", player, ...card };
  return { ...card, key: keys.of(tap, fell !== undefined && sameCard(fell, card)) };
}
