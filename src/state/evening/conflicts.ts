import type { Folder } from "../../ledger/index.ts";
import type { EntryBase, Revision } from "../../model/index.ts";
import { type AnyGame, gameOf } from "../../rules/index.ts";
import type { Conflict, Version } from "../types.ts";
import { isReadable } from "./readable.ts";

/** The entries that were corrected in two places at once, with what each place says of them. */
export function conflictsOf({ folded }: Folder, gameId: AnyGame["id"]): readonly Conflict[] {
  const game = gameOf(gameId);
  return folded.conflicts.map(({ id, counting, heads }) => ({
    of: id,
    versions: [counting, ...heads.filter((head) => head !== counting)].flatMap((head) => versionOf(game, head) ?? []),
  }));
}

function versionOf(game: AnyGame, { id, at, by, entry }: Revision): Version | undefined {
  if (entry !== null && !isReadable(game, entry)) return undefined;
  // The game's schema has just looked at it.
  return { revision: id, at, ...(by !== undefined && { by }), entry: entry as EntryBase | null };
}
