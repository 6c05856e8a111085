import { type Folder, historyOf } from "../../ledger/index.ts";
import { parse, SETUP } from "../../model/index.ts";
import { type AnyGame, gameOf } from "../../rules/index.ts";
import type { LogRow } from "../types.ts";

type Logged = LogRow["entry"];

/** Revisions never change, so each is looked at once. */
const readable = new WeakMap<object, boolean>();

/** What a revision held; null where it is no entry of the game, which only a copy from elsewhere can bring. */
function shaped(game: AnyGame, entry: Logged): Logged {
  if (entry === null) return null;
  const known = readable.get(entry) ?? parse(game.entrySchema, entry).problems.length === 0;
  readable.set(entry, known);
  return known ? entry : null;
}

/** What was done, newest first, each with what stood before it. */
export function logOf({ log }: Folder, gameId: AnyGame["id"]): readonly LogRow[] {
  const game = gameOf(gameId);
  return historyOf(log).map(({ revision: { id, of, at, by, entry }, deed, before }) => ({
    revision: id,
    of,
    kind: deed,
    at,
    ...(by !== undefined && { by }),
    entry: of === SETUP ? entry : shaped(game, entry),
    before: of === SETUP ? before : shaped(game, before),
  }));
}
