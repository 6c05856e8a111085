import type { Phrase } from "../../i18n/index.ts";
import { own, type PlayerId, type PotId } from "../../model/index.ts";
import type { Line, LiveEvening } from "../../state/index.ts";
import { entryOf, isWhole, tellingOf, wholeLineSummary } from "../evening/telling.ts";
import { words } from "../words.ts";

/** What an entry moved for somebody, and what that player then held, as they are written; empty before anybody came. */
export interface SheetCell {
  readonly id: PlayerId;
  readonly name: string;
  readonly change: string;
  readonly balance: string;
}

/** One entry on the sheet. */
export interface SheetRow {
  readonly key: string;
  /** The number of the deal, or that the evening begins; empty for anything else. */
  readonly number: string;
  readonly dealer: string;
  /** All that was noted; of the beginning there is nothing more to tell. */
  readonly text: Phrase;
  readonly cells: readonly SheetCell[];
  readonly pots: readonly { readonly id: PotId; readonly name: string; readonly holds: string }[];
}

type Moment = Pick<Line, "transfers" | "state">;

/** Every entry with its numbers, after the beginning. */
export function sheetRows(live: LiveEvening, players: readonly PlayerId[]): readonly SheetRow[] {
  const { account } = words.value;
  const opening = live.opening.value;
  const lines = live.lines.value;
  const moments = [opening, ...lines];
  const came = new Map(players.map((id) => [id, moments.findIndex((moment) => isThere(id, moment))]));
  const thereAt = (row: number): readonly PlayerId[] => players.filter((id) => (came.get(id) ?? 0) <= row);
  const first = {
    key: "",
    number: account.begins,
    dealer: "",
    text: [],
    ...numbers(live, players, thereAt(0), opening),
  };
  return [first, ...lines.map((line, i) => rowOf(live, players, thereAt(i + 1), line))];
}

/** Somebody sits at the table, or something was paid to or by that player. */
const isThere = (id: PlayerId, { transfers, state }: Moment): boolean =>
  state.seats.includes(id) || transfers.some(({ from, to }) => from === `player:${id}` || to === `player:${id}`);

function rowOf(live: LiveEvening, players: readonly PlayerId[], there: readonly PlayerId[], line: Line): SheetRow {
  const entry = entryOf(line.entry);
  return {
    key: line.entry.id,
    number: line.number === null ? "" : String(line.number),
    dealer: "dealer" in entry && isWhole(line) ? live.name(entry.dealer) : "",
    text: wholeLineSummary(tellingOf(live, line.state.seats), line),
    ...numbers(live, players, there, line),
  };
}

function numbers(
  live: LiveEvening,
  players: readonly PlayerId[],
  there: readonly PlayerId[],
  { transfers, state: { books } }: Moment,
): Pick<SheetRow, "cells" | "pots"> {
  const { format, common } = words.value;
  const names: Readonly<Record<PotId, string>> = common.pots;
  return {
    cells: players.map((id) => ({
      id,
      name: live.name(id),
      change: there.includes(id) ? format.signed(changeOf(id, transfers)) : "",
      balance: there.includes(id) ? format.points(own(books.players, id) ?? 0) : "",
    })),
    pots: Object.entries(books.pots).map(([id, holds]) => ({
      id,
      name: names[id] ?? id,
      holds: format.points(holds),
    })),
  };
}

const changeOf = (id: PlayerId, transfers: Line["transfers"]): number =>
  transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === `player:${id}` ? amount : 0) - (from === `player:${id}` ? amount : 0),
    0,
  );
