import { type EveningId, type Revision, writeBackup } from "../../../model/index.ts";
import type { Snapshot } from "../../../store/index.ts";
import type { FileOut } from "../../data.ts";
import { Book, fileOf } from "../../evening/index.ts";

/** Everything that stands in the lists, as one backup file (format.md). */
export function backupOf({ evenings, revisions, ...records }: Snapshot, at: string): FileOut {
  const standing = evenings.filter(({ deletedAt }) => deletedAt === undefined);
  const own = new Map<EveningId, Revision[]>(standing.map(({ id }) => [id, []]));
  for (const { evening, revision } of revisions) own.get(evening)?.push(revision);
  const books = standing.map(({ id, document }) => new Book(document, own.get(id) ?? []));
  const backup = writeBackup({ at, ...records, evenings: books.map(fileOf) });
  return jsonFile(`kongekop-${at.slice(0, 10)}.json`, backup);
}

const jsonFile = (name: string, content: unknown): FileOut => ({
  name,
  blob: new Blob([JSON.stringify(content)], { type: "application/json" }),
});
