import { held, type PlayerId, playerAccount, post, potAccount, type Reason, type Transfer } from "../../model/index.ts";
import type { Step } from "../game.ts";
import { pay } from "../pay.ts";
import { seatsFrom } from "../seats.ts";
import type { ShownCard } from "./cards.ts";
import type { Round } from "./entry.ts";
import type { TriompheRules } from "./rules.ts";
import type { TriompheState } from "./state.ts";
import { winnerOf } from "./winner.ts";

const POT = potAccount("pot");

/** What a round pays (rules.md, section 12), and where the evening stands after it. */
export function settleRound(round: Round, state: TriompheState, rules: TriompheRules): Step<TriompheState> {
  const { transfers, left } = untilTricks(round, state, rules);
  const winner = winnerOf(round.tricks ?? []);
  const all = [
    ...transfers,
    ...(round.death === undefined ? [] : fromPot(round.death, left, "death")),
    ...(round.death === undefined && winner ? fromPot(winner.player, left, "tricks") : []),
  ];
  return { transfers: all, state: { ...state, books: post(state.books, all), lastDealer: round.dealer } };
}

/** The round as far as it can be paid before a trick is played. */
interface Begun {
  readonly transfers: readonly Transfer[];
  /** What the pot then holds. */
  readonly left: number;
}

/** The stakes, and what the pot pays to those who show a card, from the dealer's right: what it has and no more. */
export function untilTricks(round: Round, state: TriompheState, rules: TriompheRules): Begun {
  const { dealer, sittingOut = [], stake = rules.stake, shown = [] } = round;
  const playing = seatsFrom(state.seats, dealer).filter((id) => !sittingOut.includes(id));
  const stakes = playing.flatMap((id) => pay(playerAccount(id), POT, stake, "stake"));
  let left: number = held(post(state.books, stakes), POT);
  const claims = shown.map((claim, row) => ({ claim, row }));
  const inTurn = playing.flatMap((id) => claims.filter(({ claim }) => claim.player === id));
  const shares = inTurn.flatMap(({ claim, row }) => {
    const amount = Math.min(left, claimed(claim, stake, rules));
    left -= amount;
    return fromPot(claim.player, amount, "shown", row);
  });
  return { transfers: [...stakes, ...shares], left };
}

/** What the cards that one player shows take from the pot, in points. */
export function claimed(
  { cards }: { readonly cards: readonly ShownCard[] },
  stake: number,
  { returnsStake, weights }: TriompheRules,
): number {
  const weight = cards.reduce((sum, card) => sum + weights[card], 0);
  return stake * ((returnsStake ? 1 : 0) + weight);
}

const fromPot = (player: PlayerId, amount: number, reason: Reason, source?: number): Transfer[] =>
  pay(POT, playerAccount(player), amount, reason, source);
