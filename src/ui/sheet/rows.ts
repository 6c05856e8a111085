import type { Phrase } from "../../i18n/index.ts";
import { own, type PlayerId, type PotId } from "../../model/index.ts";
import type { Line, LiveEvening } from "../../state/index.ts";
import { entryOf, isWhole, tellingOf, wholeLineSummary } from "../evening/telling.ts";
import { words } from "../words.ts";

/** What an entry moved for somebody, and what that player then held, as they are written. */
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

/** Every entry with its numbers, after the beginning. */
export function sheetRows(live: LiveEvening, players: readonly PlayerId[]): readonly SheetRow[] {
  const { account } = words.value;
  const { transfers, state } = live.opening.value;
  const opening = {
    key: "",
    number: account.begins,
    dealer: "",
    text: [],
    ...numbers(live, players, transfers, state),
  };
  return [opening, ...live.lines.value.map((line) => rowOf(live, players, line))];
}

function rowOf(live: LiveEvening, players: readonly PlayerId[], line: Line): SheetRow {
  const entry = entryOf(line.entry);
  return {
    key: line.entry.id,
    number: line.number === null ? "" : String(line.number),
    dealer: "dealer" in entry && isWhole(line) ? live.name(entry.dealer) : "",
    text: wholeLineSummary(tellingOf(live, line.state.seats), line),
    ...numbers(live, players, line.transfers, line.state),
  };
}

function numbers(
  live: LiveEvening,
  players: readonly PlayerId[],
  transfers: Line["transfers"],
  { books }: Line["state"],
): Pick<SheetRow, "cells" | "pots"> {
  const { format, common } = words.value;
  const names: Readonly<Record<PotId, string>> = common.pots;
  return {
    cells: players.map((id) => ({
      id,
      name: live.name(id),
      change: format.signed(changeOf(id, transfers)),
      balance: format.points(own(books.players, id) ?? 0),
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
