import type { PlayerId } from "../../src/model/index.ts";
import { type Declaration, RANKS, SUITS, type Suit, type TarokRules } from "../../src/rules/tarok/index.ts";
import type { Dice } from "./dice.ts";

export type Hand = ReadonlySet<string>;

const TAROKS = ["scus", ...Array.from({ length: 21 }, (_, i) => `tarok ${i + 1}`)];
const COURTS = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit} ${rank}`));
const OTHERS = Array.from({ length: 40 }, (_, i) => `other ${i}`);
const MATADORS = ["tarok 21", "tarok 1", "scus", ...Array.from({ length: 19 }, (_, i) => `tarok ${20 - i}`)];
const kingOf = (suit: Suit) => `${suit} king`;

/** Deals the pack: 28 cards to the dealer, the skat with them, 25 to each other. Some deals give one hand what declarations are made of. */
export function deal(dice: Dice, dealer: PlayerId, others: readonly PlayerId[]): ReadonlyMap<PlayerId, Hand> {
  const gift = dice.pick([
    [],
    [],
    MATADORS.slice(0, 4),
    TAROKS.slice(0, 11),
    COURTS.slice(0, 5),
    SUITS.map(kingOf),
    [...COURTS.slice(4, 8), "scus"],
  ]);
  const rest = dice.shuffled([...TAROKS, ...COURTS, ...OTHERS].filter((card) => !gift.includes(card)));
  const lucky = dice.pick([dealer, ...others]);
  return new Map(
    [dealer, ...others].map((player) => {
      const given = player === lucky ? gift : [];
      return [player, new Set([...given, ...rest.splice(0, (player === dealer ? 28 : 25) - given.length)])];
    }),
  );
}

/** Everything that a hand can declare (rules.md, section 4). */
export function declarable(player: PlayerId, hand: Hand, rules: TarokRules): Declaration[] {
  const taroks = TAROKS.filter((card) => hand.has(card)).length;
  const gap = MATADORS.findIndex((card) => !hand.has(card));
  const matadors = gap < 0 ? MATADORS.length : gap;
  return [
    ...(taroks >= Math.max(10, rules.declarations.taroksFrom)
      ? [{ player, kind: "taroks", count: taroks, withPagat: hand.has("tarok 1") } as const]
      : []),
    ...(matadors >= 3 ? [{ player, kind: "matadors", count: matadors } as const] : []),
    ...SUITS.flatMap((of) => inSuit(player, hand, of)),
    ...inKings(player, hand),
  ];
}

function inSuit(player: PlayerId, hand: Hand, of: Suit): Declaration[] {
  const missing = RANKS.filter((rank) => !hand.has(`${of} ${rank}`));
  if (missing.length === 0) return [{ player, kind: hand.has("scus") ? "overfull" : "full", of }];
  return missing.length === 1 && hand.has("scus")
    ? missing.map((rank) => ({ player, kind: "half", of, missing: rank }))
    : [];
}

function inKings(player: PlayerId, hand: Hand): Declaration[] {
  const missing = SUITS.filter((suit) => !hand.has(kingOf(suit)));
  if (missing.length === 0) return [{ player, kind: hand.has("scus") ? "overfull" : "full", of: "kings" }];
  return missing.length === 1 && hand.has("scus")
    ? missing.map((suit) => ({ player, kind: "half", of: "kings", missing: suit }))
    : [];
}

/** An ultimo card that is still to be played, and who holds it. */
export type UltimoCardHeld =
  | { readonly card: "pagat"; readonly player: PlayerId }
  | { readonly card: "king"; readonly suit: Suit; readonly player: PlayerId };

/** Who holds the pagat and the four kings. */
export function ultimoCards(hands: ReadonlyMap<PlayerId, Hand>): UltimoCardHeld[] {
  return [...hands].flatMap(([player, hand]): UltimoCardHeld[] => [
    ...(hand.has("tarok 1") ? [{ card: "pagat", player } as const] : []),
    ...SUITS.filter((suit) => hand.has(kingOf(suit))).map((suit) => ({ card: "king", suit, player }) as const),
  ]);
}
