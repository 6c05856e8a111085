import { parse } from "../../model/index.ts";
import type { AnyGame } from "../../rules/index.ts";
import type { LogRow } from "../types.ts";

type Logged = LogRow["entry"];

/** Revisions never change, so each is looked at once. */
const known = new WeakMap<object, boolean>();

/** Whether what a revision holds is an entry of the game; only a copy from elsewhere can bring anything else. */
export function isReadable(game: AnyGame, entry: NonNullable<Logged>): boolean {
  const readable = known.get(entry) ?? parse(game.entrySchema, entry).problems.length === 0;
  known.set(entry, readable);
  return readable;
}
