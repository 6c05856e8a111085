import { type PlayerId, playerAccount, type Reason, type Transfer } from "../../../model/index.ts";
import { pay } from "../../pay.ts";
import { seatsFrom } from "../../seats.ts";
import type { Deal } from "../deal.ts";
import type { TarokRules } from "../rules.ts";

/** A deal at its table: what the steps of its settling look at. */
export interface DealTable {
  readonly deal: Deal;
  readonly rules: TarokRules;
  /** Everyone at the table, from the dealer's right round to the dealer: the order of payments within a step. */
  readonly seats: readonly PlayerId[];
  /** The three who play the deal, in the same order. */
  readonly playing: readonly PlayerId[];
}

/** Seats a deal at the table as it is now. */
export function dealTable(deal: Deal, seats: readonly PlayerId[], rules: TarokRules): DealTable {
  const round = seatsFrom(seats, deal.dealer);
  return { deal, rules, seats: round, playing: round.filter((id) => !deal.sittingOut.includes(id)) };
}

/** Each opponent of a player pays that player. */
export function fromOpponents(table: DealTable, to: PlayerId, amount: number, reason: Reason, source?: number) {
  return opponents(table, to).flatMap((from) => pay(playerAccount(from), playerAccount(to), amount, reason, source));
}

/** A player pays each opponent. */
export function toOpponents(table: DealTable, from: PlayerId, amount: number, reason: Reason, source?: number) {
  return opponents(table, from).flatMap((to) => pay(playerAccount(from), playerAccount(to), amount, reason, source));
}

const opponents = ({ playing }: DealTable, player: PlayerId) => playing.filter((id) => id !== player);

/** What the rows of one of the deal's lists pay, in the order of the seats; `settle` is told each row's place in its list. */
export function bySeat<Row extends { readonly player: PlayerId }>(
  { seats }: DealTable,
  rows: readonly Row[] | undefined,
  settle: (row: Row, source: number) => readonly Transfer[],
): Transfer[] {
  return (rows ?? [])
    .map((row, source) => ({ row, source }))
    .sort((a, b) => seats.indexOf(a.row.player) - seats.indexOf(b.row.player))
    .flatMap(({ row, source }) => settle(row, source));
}
