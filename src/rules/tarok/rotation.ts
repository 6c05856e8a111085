import type { PlayerId } from "../../model/index.ts";
import { seatsFrom, toTheRight } from "../seats.ts";
import type { Deal } from "./deal.ts";
import type { TarokRules } from "./rules.ts";
import type { Block, Rotation, TarokState } from "./state.ts";

/** Deals that one player sits out in a row where five play in "blocks". */
const BLOCK = 5;

/** What the rotation proposes for a deal; what is recorded may differ (rules.md, section 1). */
export interface Proposal {
  readonly dealer: PlayerId;
  /** Empty with three at the table, and with fewer, where no deal can be played. */
  readonly sittingOut: readonly PlayerId[];
  /** False for the deal after a voided one by the same dealer. */
  readonly dealerPays: boolean;
  /** Who deals after this deal, unless it is voided. */
  readonly nextDealer: PlayerId;
  /** Who shuffles for the next deal; nobody is free to with three at the table. */
  readonly shuffles: PlayerId | null;
  /** Of those who play: whose pile need not be counted (rules.md, section 7). */
  readonly doesNotCount: PlayerId;
}

/** The next deal as the rotation has it, or as it would be with another dealer. */
export function propose(state: TarokState, rules: TarokRules, dealer = dealerDue(state, rules)): Proposal {
  const { seats, rotation } = state;
  const block = blockAt(dealer, state, rules);
  const round = roundOf(dealer, seats, block);
  // Opposite the dealer: the third of four, the third and the fourth of five.
  const opposite = round.slice(2, -1);
  const sittingOut = seats.filter((id) => opposite.includes(id) || !round.includes(id));
  const nextDealer = dealerAfter(dealer, seats, rules, block && counted(block, seats));
  return {
    dealer,
    sittingOut,
    dealerPays: !(rotation.last?.voided && rotation.last.dealer === dealer),
    nextDealer,
    shuffles: opposite.at(-1) ?? null,
    doesNotCount: sittingOut.includes(nextDealer) ? (round[1] ?? dealer) : nextDealer,
  };
}

/** The dealer and those to the right, without who sits the block out. */
function roundOf(dealer: PlayerId, seats: readonly PlayerId[], block: Block | null): PlayerId[] {
  const others = seatsFrom(seats, dealer).slice(0, -1);
  return [dealer, ...others.filter((id) => id !== block?.player)];
}

/** What the rotation remembers of a recorded deal. */
export function rotationAfter(deal: Deal, state: TarokState, rules: TarokRules): Rotation {
  const block = blockAt(deal.dealer, state, rules);
  const voided = deal.voided ?? false;
  return {
    ...state.rotation,
    last: { dealer: deal.dealer, voided },
    block: block && !voided ? counted(block, state.seats) : block,
  };
}

/** The rotation when a player leaves: the turn goes on from the seat that becomes empty. */
export function rotationWithout(player: PlayerId, { rotation, seats }: TarokState): Rotation {
  const { last, firstDealer, block } = rotation;
  return {
    ...rotation,
    last: last?.dealer === player ? { dealer: toTheRight(seats, player, -1), voided: false } : last,
    firstDealer: firstDealer === player ? toTheRight(seats, player) : firstDealer,
    block: block?.player === player ? null : block,
  };
}

/** Who deals next: after a voided deal the same dealer again. */
function dealerDue({ rotation: { last, firstDealer, block }, seats }: TarokState, rules: TarokRules): PlayerId {
  if (!last) return firstDealer;
  return last.voided ? last.dealer : dealerAfter(last.dealer, seats, rules, block);
}

function dealerAfter(dealer: PlayerId, seats: readonly PlayerId[], rules: TarokRules, block: Block | null): PlayerId {
  if (seats.length < 5) return toTheRight(seats, dealer);
  if (rules.fivePlayers === "alternate") return toTheRight(seats, dealer, 2);
  const next = toTheRight(seats, dealer);
  return next === block?.player ? toTheRight(seats, next) : next;
}

/** Who sits out for five deals when `dealer` deals now; null where the table does not play in blocks. */
function blockAt(dealer: PlayerId, { rotation, seats }: TarokState, { fivePlayers }: TarokRules): Block | null {
  if (seats.length < 5 || fivePlayers !== "blocks") return null;
  const { block, last } = rotation;
  if (!block) return { player: toTheRight(seats, dealer, -1), played: 0 };
  // A voided deal counts towards the five only where it was not dealt again.
  return last?.voided && last.dealer !== dealer ? counted(block, seats) : block;
}

/** The block with one deal more; after five the turn to sit out moves one seat to the right. */
function counted({ player, played }: Block, seats: readonly PlayerId[]): Block {
  return played + 1 < BLOCK ? { player, played: played + 1 } : { player: toTheRight(seats, player), played: 0 };
}
