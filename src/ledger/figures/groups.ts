import { type Counters, type GameId, own } from "../../model/index.ts";
import { type FigureCell, gameOf } from "../../rules/index.ts";
import type { Ratio } from "./sums.ts";

/** A figure with its value. */
export type CellValue =
  | { readonly as: "times" | "points" | "most"; readonly value: number }
  | ({ readonly as: "average" } & Ratio);

/** Figures of a game that stand together, named by the game's words; rows in which nothing happened are there too. */
export interface GroupValues {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly CellValue[] }[];
  /** What they were computed from, by the game's word for it, and how many of it. */
  readonly from: { readonly name: string; readonly amount: number };
}

/** A game's figures as its page shows them, from counters and the deals that were played. */
export function groupsOf(game: GameId, counters: Counters, deals: number): readonly GroupValues[] {
  const at = (key: string) => own(counters, key) ?? 0;
  return gameOf(game).figures.groups.map(({ name, columns = [], rows, from }) => ({
    name,
    columns,
    rows: rows.map((row) => ({ name: row.name, cells: row.cells.map((cell) => cellValue(cell, at)) })),
    from: { name: from, amount: from === "deals" ? deals : at(from) },
  }));
}

function cellValue(cell: FigureCell, at: (key: string) => number): CellValue {
  if (cell.as === "average") return { as: "average", sum: at(cell.sum), over: at(cell.over) };
  return { as: cell.as, value: at(cell.key) };
}
