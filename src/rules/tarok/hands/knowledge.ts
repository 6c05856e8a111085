import type { PlayerId } from "../../../model/index.ts";
import { PLAYING, RANKS, SUITS } from "../cards.ts";
import type { Deal } from "../deal.ts";
import { type Card, MATADORS } from "./card.ts";
import { fewestTaroks, type Hands, handOf, statedHands } from "./hand.ts";

/** What the declarations of a deal come to for one hand; of a card in neither list nothing is known. */
export interface Known {
  readonly holds: ReadonlySet<Card>;
  readonly lacks: ReadonlySet<Card>;
  /** The fewest taroks that the hand can have. */
  readonly taroks: number;
}

const CARDS: readonly Card[] = [...MATADORS, ...SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit} ${rank}`))];

interface Draft {
  readonly holds: Set<Card>;
  readonly lacks: Set<Card>;
  readonly taroks: number;
}

/**
 * Which cards each of the players holds and lacks by what all have declared: what one holds the others lack, what two of
 * three lack the third holds, and who has as many taroks as are left holds them all.
 */
export function knownHands(deal: Deal, playing: readonly PlayerId[]): ReadonlyMap<PlayerId, Known> {
  const stated = statedHands(deal, playing);
  const known = new Map(playing.map((player) => [player, draft(stated, player)]));
  const hands = [...known.values()];
  // Each round but the last places a card more, so it ends.
  let placed: boolean;
  do placed = hands.some((hand) => deduce(hand, hands));
  while (placed);
  return known;
}

function draft(stated: Hands, player: PlayerId): Draft {
  const hand = handOf(stated, player);
  return { holds: new Set(hand.holds.keys()), lacks: new Set(hand.lacks.keys()), taroks: fewestTaroks(hand) };
}

/** Places what can be placed in one hand; whether that was anything new. */
function deduce(hand: Draft, hands: readonly Draft[]): boolean {
  const before = hand.holds.size + hand.lacks.size;
  const others = hands.filter((other) => other !== hand);
  for (const card of CARDS) {
    if (others.some(({ holds }) => holds.has(card))) hand.lacks.add(card);
    if (others.length === PLAYING - 1 && others.every(({ lacks }) => lacks.has(card))) hand.holds.add(card);
  }
  const left = MATADORS.filter((tarok) => !hand.lacks.has(tarok));
  if (left.length === hand.taroks) for (const tarok of left) hand.holds.add(tarok);
  return hand.holds.size + hand.lacks.size > before;
}
