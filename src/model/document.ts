import * as v from "valibot";
import { EVENING_FORMAT, EVENING_VERSION, setupEntries } from "./evening.ts";
import type { GameId } from "./game.ts";
import { type Migration, migrator, type StoredRecord } from "./migrations.ts";
import { isRecord, optional, strictObject } from "./parse.ts";
import { revisionSchema } from "./revision.ts";

const { players, seats, firstDealer, end, id, ...described } = setupEntries;

/** The whole document of an evening of one game, keys in the order of format.md; its entries are still to be read one by one. */
export const documentSchema = <R extends v.GenericSchema>(game: GameId, rules: R) =>
  strictObject({
    format: v.literal(EVENING_FORMAT),
    version: v.literal(EVENING_VERSION),
    id,
    game: v.literal(game),
    ...described,
    rules,
    players,
    seats,
    firstDealer,
    entries: v.array(v.unknown()),
    end,
    revisions: optional(v.array(revisionSchema)),
  });

/**
 * The document that an older app wrote, as this one knows it: migrated as what it holds is where it is stored, its
 * set-up an `evening`, and each entry what a `revision` of it has.
 */
export function migratedDocument(
  document: StoredRecord,
  version: number,
  migrations?: readonly Migration[],
): StoredRecord {
  const each = migrator(version, migrations);
  const revision = each("revision");
  const entry = (one: unknown) => (isRecord(one) ? Object(revision({ of: one["id"], entry: one }))["entry"] : one);
  const list = (all: unknown, change: (one: unknown) => unknown) => (Array.isArray(all) ? all.map(change) : all);
  const { entries, revisions, ...setup } = document;
  return {
    ...Object(each("evening")(setup)),
    ...("entries" in document && { entries: list(entries, entry) }),
    ...("revisions" in document && { revisions: list(revisions, revision) }),
  };
}
