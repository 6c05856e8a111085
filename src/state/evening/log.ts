import { type Folder, historyOf } from "../../ledger/index.ts";
import { SETUP } from "../../model/index.ts";
import { type AnyGame, gameOf } from "../../rules/index.ts";
import type { LogRow } from "../types.ts";
import { isReadable } from "./readable.ts";

type Logged = LogRow["entry"];

/** What was done, newest first, each with what stood before it. */
export function logOf({ log }: Folder, gameId: AnyGame["id"]): readonly LogRow[] {
  const game = gameOf(gameId);
  const shaped = (of: string, entry: Logged): Logged =>
    entry === null || of === SETUP || isReadable(game, entry) ? entry : null;
  return historyOf(log).map(({ revision: { id, of, at, by, entry }, deed, before }) => ({
    revision: id,
    of,
    kind: deed,
    at,
    ...(by !== undefined && { by }),
    entry: shaped(of, entry),
    before: shaped(of, before),
  }));
}
