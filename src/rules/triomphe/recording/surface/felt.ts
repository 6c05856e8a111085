import {
  type Books,
  held,
  type PlayerId,
  type Points,
  playerAccount,
  points,
  potAccount,
} from "../../../../model/index.ts";
import { type ShownCard, TRICKS } from "../../cards.ts";
import { untilTricks } from "../../settle.ts";
import { winnerOf } from "../../winner.ts";
import { outOf, shownIn, tricksIn } from "../round.ts";
import type { Keys, TapKey } from "./keys.ts";

/** The pot before the round, once the stakes are in, and after what is noted. */
export interface PotView {
  readonly pot: "pot";
  readonly before: Points;
  readonly staked: Points;
  readonly after: Points;
  /** How many put in how much. */
  readonly playing: number;
  readonly stake: Points;
  readonly key: TapKey;
}

/** Somebody at the table. */
export interface Seat {
  readonly player: PlayerId;
  readonly dealer: boolean;
  readonly sitsOut: boolean;
  readonly balance: Points;
  /** What this round gives or costs, as far as it is noted. */
  readonly net: Points;
  readonly death: boolean;
  readonly cards: readonly ShownCard[];
  /** Which of the five tricks, from 1. */
  readonly tricks: readonly number[];
  /** Takes the pot by tricks. */
  readonly wins: boolean;
  /** The dock is this player's. */
  readonly open: boolean;
  readonly person: TapKey;
  readonly trick: TapKey;
}

export function potView(keys: Keys, after: Books): PotView {
  const { draft, context } = keys;
  const { round, face } = draft;
  const staked = untilTricks({ ...round, shown: [] }, context.state, context.rules);
  return {
    pot: "pot",
    before: held(context.state.books, potAccount("pot")),
    staked: points(staked.left),
    after: held(after, potAccount("pot")),
    playing: context.state.seats.length - outOf(round).length,
    stake: points(round.stake ?? context.rules.stake),
    key: keys.of({ tap: "pot" }, face.face === "pot"),
  };
}

/** Everybody as they sit, counter-clockwise. */
export const seatsOf = (keys: Keys, after: Books): readonly Seat[] =>
  keys.context.state.seats.map((player) => seat(keys, player, after));

function seat(keys: Keys, player: PlayerId, after: Books): Seat {
  const { draft, context } = keys;
  const { round, face } = draft;
  const balance = held(context.state.books, playerAccount(player));
  const winner = winnerIn(keys);
  return {
    player,
    dealer: round.dealer === player,
    sitsOut: outOf(round).includes(player),
    balance,
    net: points(held(after, playerAccount(player)) - balance),
    death: round.death === player,
    cards: shownIn(round).find((row) => row.player === player)?.cards ?? [],
    tricks: tricksIn(round).flatMap((id, i) => (id === player ? [i + 1] : [])),
    wins: winner?.player === player,
    open: face.face === "shows" && face.player === player,
    person: keys.of({ tap: "person", player }),
    trick: keys.of({ tap: "trick", player }),
  };
}

/** Who takes the pot by tricks, once all five are told. */
export const winnerIn = ({ draft }: Keys) => {
  const tricks = tricksIn(draft.round);
  return tricks.length === TRICKS ? (winnerOf(tricks) ?? null) : null;
};
