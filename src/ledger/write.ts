import { EVENING_FORMAT, EVENING_VERSION, type Revision, type Setup } from "../model/index.ts";
import type { Raw } from "./fold/index.ts";

/** The evening file (format.md): the document as it stands now, its entries, and all that led to them. */
export function writeEvening(setup: Setup, entries: readonly Raw[], revisions: readonly Revision[]): Raw {
  const { id, game, startedAt, club, table, place, note, money, jetons, rules, players, seats, firstDealer, end } =
    setup;
  return {
    format: EVENING_FORMAT,
    version: EVENING_VERSION,
    id,
    game,
    startedAt,
    ...(club !== undefined && { club }),
    ...(table !== undefined && { table }),
    ...(place !== undefined && { place }),
    ...(note !== undefined && { note }),
    money,
    jetons,
    rules,
    players,
    seats,
    firstDealer,
    entries,
    end,
    ...(revisions.length > 0 && { revisions }),
  };
}
