import {
  type Books,
  type EntryId,
  emptyBooks,
  own,
  type PlayerId,
  type Points,
  type PotId,
  points,
  post,
} from "../../../model/index.ts";
import type { Line } from "../../../state/index.ts";
import type { Story } from "../../evening/columns.ts";

/** What an entry did to one player: null where the player has nothing to do with it. */
export interface Cell {
  readonly id: PlayerId;
  readonly moved: Points | null;
  /** After the entry; null for somebody who is not at the table and holds nothing. */
  readonly balance: Points | null;
}

/** What a pot held before and after an entry. */
export interface PotChange {
  readonly pot: PotId;
  readonly before: Points;
  readonly after: Points;
}

/** One row of the book: an entry, or the beginning of the evening where `line` is null. */
export interface Row {
  readonly key: EntryId | "";
  readonly line: Line | null;
  readonly step: Step;
  readonly cells: readonly Cell[];
  readonly pots: readonly PotChange[];
  /** Who sat at the table when it happened. */
  readonly seats: readonly PlayerId[];
}

type Step = Story["opening"];

/** Every entry of the evening, newest first, and last how it began. */
export function rowsOf({ opening, lines }: Story, columns: readonly PlayerId[]): readonly Row[] {
  const nothing = emptyBooks(columns, Object.keys(opening.state.books.pots));
  const first = rowOf(columns, null, opening, { books: nothing, seats: [] });
  const rows = lines.map((line, i) => rowOf(columns, line, line, (lines[i - 1] ?? opening).state));
  return [first, ...rows].toReversed();
}

function rowOf(columns: readonly PlayerId[], line: Line | null, step: Step, before: Step["state"]): Row {
  const { books, seats } = step.state;
  const moved = post(emptyBooks([], []), step.transfers).players;
  const seated = new Set([...before.seats, ...seats]);
  const cellOf = (id: PlayerId): Cell => {
    const balance = own(books.players, id) ?? points(0);
    const here = seated.has(id) || Object.hasOwn(moved, id);
    return { id, moved: here ? (own(moved, id) ?? points(0)) : null, balance: here || balance !== 0 ? balance : null };
  };
  return {
    key: line?.entry.id ?? "",
    line,
    step,
    cells: columns.map(cellOf),
    pots: potsOf(before.books, books),
    seats: before.seats.length > 0 ? before.seats : seats,
  };
}

/** The pots of a game, in its order. */
function potsOf(before: Books, after: Books): readonly PotChange[] {
  const held = ({ pots }: Books, pot: PotId) => pots[pot] ?? points(0);
  return Object.keys(after.pots).map((pot) => ({ pot, before: held(before, pot), after: held(after, pot) }));
}
