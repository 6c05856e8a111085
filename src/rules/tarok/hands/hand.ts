import type { PlayerId } from "../../../model/index.ts";
import type { Deal } from "../deal.ts";
import { type Card, isTarok } from "./card.ts";
import { type Row, standingRows } from "./statement.ts";

/** What the declarations of one player say of the cards that player was dealt; for each card the first row that says so. */
export interface Hand {
  readonly player: PlayerId;
  readonly holds: ReadonlyMap<Card, number>;
  readonly lacks: ReadonlyMap<Card, number>;
  /** The most taroks that one declaration needs. */
  readonly claimed: number;
  /** How many taroks the hand holds, where that was declared. */
  readonly exact: number | undefined;
  /** The rows that say how many taroks. */
  readonly claims: readonly number[];
  readonly rows: readonly number[];
}

export type Hands = ReadonlyMap<PlayerId, Hand>;

const nothingSaid = (player: PlayerId): Hand => ({
  player,
  holds: new Map(),
  lacks: new Map(),
  claimed: 0,
  exact: undefined,
  claims: [],
  rows: [],
});

/** A player's hand; one of which nothing was said where the player declared nothing. */
export const handOf = (hands: Hands, player: PlayerId): Hand => hands.get(player) ?? nothingSaid(player);

const note = (known: ReadonlyMap<Card, number>, cards: readonly Card[], row: number): ReadonlyMap<Card, number> =>
  new Map([...cards.map((card) => [card, row] as const), ...known]);

/** What the deal says of the hands of those who play; of several declarations of one subject the first is believed. */
export const statedHands = (deal: Deal, playing: readonly PlayerId[]): Hands =>
  standingRows(deal)
    .filter(({ player, twin }) => twin === undefined && playing.includes(player))
    .reduce(believe, new Map());

/** The hands with one more declaration believed. */
export function believe(hands: Hands, row: Row): Hands {
  const hand = handOf(hands, row.player);
  const counts = row.kind === "taroks" || row.kind === "matadors";
  return new Map(hands).set(row.player, {
    player: row.player,
    holds: note(hand.holds, row.holds, row.index),
    lacks: note(hand.lacks, row.lacks, row.index),
    claimed: Math.max(hand.claimed, row.taroks),
    exact: row.exact ? row.taroks : hand.exact,
    claims: counts ? [...hand.claims, row.index] : hand.claims,
    rows: [...hand.rows, row.index],
  });
}

const count = (cards: ReadonlyMap<Card, number>, which: (card: Card) => boolean): number =>
  [...cards.keys()].filter(which).length;

/** The fewest taroks that satisfy the hand's declarations. */
export const fewestTaroks = (hand: Hand): number => Math.max(hand.claimed, count(hand.holds, isTarok));

/** The fewest cards that satisfy the hand's declarations. */
export const fewestCards = (hand: Hand): number => fewestTaroks(hand) + count(hand.holds, (card) => !isTarok(card));
