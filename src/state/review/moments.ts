import {
  accountPlayer,
  type Books,
  type EntryBase,
  own,
  type PlayerId,
  type Points,
  type PotId,
  points,
  type Transfer,
} from "../../model/index.ts";
import type { Line, LiveEvening } from "../types.ts";

/** Somebody at the table at one moment of an evening. */
export interface SeatThen {
  readonly id: PlayerId;
  readonly balance: Points;
  /** What this moment gave or cost. */
  readonly moved: Points;
  readonly deals: boolean;
  readonly sitsOut: boolean;
}

/** A pot before and after one moment. */
export interface PotThen {
  readonly pot: PotId;
  readonly before: Points;
  readonly after: Points;
}

/** One place at which an evening can be looked at: how it began, after an entry, or how it ended. */
export interface Moment {
  readonly kind: "opening" | "entry" | "end";
  /** The entry; null at the beginning and at the end. */
  readonly line: Line | null;
  /** In the order of play. */
  readonly seats: readonly SeatThen[];
  /** Who has left the table and still holds or owes something. */
  readonly away: readonly { readonly id: PlayerId; readonly balance: Points }[];
  readonly pots: readonly PotThen[];
  readonly transfers: readonly Transfer[];
  /** Who sat at the table when it happened, which is who its sentences are about. */
  readonly sat: readonly PlayerId[];
  /** What everybody held after it who had come by then. */
  readonly balances: ReadonlyMap<PlayerId, Points>;
}

/** What is looked back at, as it stands. */
export type Told = { readonly [K in "opening" | "lines" | "setup" | "outcome"]: LiveEvening[K]["value"] };
type Step = Told["opening"];

/** Every moment of an evening in order; the end is one where the pots were shared. */
export function momentsOf(told: Told): readonly Moment[] {
  const { opening, lines } = told;
  const empty = { books: { ...opening.state.books, pots: {} }, seats: [] };
  const come = new Set<PlayerId>();
  const moments = [null, ...lines].map((line, i) =>
    momentOf(line, line ?? opening, i === 0 ? empty : (lines[i - 2] ?? opening).state, come),
  );
  return [...moments, ...endOf(told, moments.at(-1))];
}

function momentOf(line: Line | null, step: Step, before: Step["state"], come: Set<PlayerId>): Moment {
  const { transfers, state } = step;
  const { books, seats } = state;
  for (const id of [...seats, ...holding(books)]) come.add(id);
  const moved = movedBy(transfers);
  const { dealer, sittingOut = [] } = seatingOf(line);
  return {
    kind: line === null ? "opening" : "entry",
    line,
    seats: seats.map((id) => ({
      id,
      balance: balanceOf(books, id),
      moved: points(moved.get(id) ?? 0),
      deals: id === dealer,
      sitsOut: sittingOut.includes(id),
    })),
    away: holding(books)
      .filter((id) => !seats.includes(id))
      .map((id) => ({ id, balance: balanceOf(books, id) })),
    pots: Object.entries(books.pots).map(([pot, after]) => ({
      pot,
      before: own(before.books.pots, pot) ?? points(0),
      after,
    })),
    transfers,
    sat: before.seats.length > 0 ? before.seats : seats,
    balances: new Map([...come].map((id) => [id, balanceOf(books, id)])),
  };
}

/** Where an evening was settled, the pots as they were shared: the last moment, at which nothing more is played. */
function endOf({ setup, outcome }: Told, last: Moment | undefined): readonly Moment[] {
  const { shares } = outcome.split;
  if (setup.end === null || last === undefined || Object.keys(shares).length === 0) return [];
  const final = (id: PlayerId): Points => own(outcome.points, id) ?? points(0);
  return [
    {
      ...last,
      kind: "end",
      line: null,
      transfers: [],
      seats: last.seats.map(({ id }) => ({
        id,
        balance: final(id),
        moved: own(shares, id) ?? points(0),
        deals: false,
        sitsOut: false,
      })),
      pots: last.pots.map(({ pot, after }) => ({ pot, before: after, after: points(0) })),
      balances: new Map([...last.balances.keys()].map((id) => [id, final(id)])),
    },
  ];
}

interface Seating {
  readonly dealer?: PlayerId;
  readonly sittingOut?: readonly PlayerId[];
}

/** Who dealt and who sat out: every game's deals name them so. What no longer fits may hold anything. */
const seatingOf = (line: Line | null): Seating =>
  line === null || line.problems.length > 0 ? {} : (line.entry as EntryBase & Seating);

const balanceOf = ({ players }: Books, id: PlayerId): Points => own(players, id) ?? points(0);

const holding = ({ players }: Books): readonly PlayerId[] =>
  Object.entries(players).flatMap(([id, held]) => (held === 0 ? [] : [id]));

function movedBy(transfers: readonly Transfer[]): ReadonlyMap<PlayerId, number> {
  const moved = new Map<PlayerId, number>();
  const add = (id: PlayerId | undefined, amount: number) => {
    if (id !== undefined) moved.set(id, (moved.get(id) ?? 0) + amount);
  };
  for (const { from, to, amount } of transfers) {
    add(accountPlayer(from), -amount);
    add(accountPlayer(to), amount);
  }
  return moved;
}
