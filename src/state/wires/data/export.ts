import { type EveningId, type Revision, writeBackup } from "../../../model/index.ts";
import type { Snapshot, StoredEvening } from "../../../store/index.ts";
import type { FileOut } from "../../data.ts";
import { Book, fileOf } from "../../evening/index.ts";
import { inSlices, type Told } from "./slices.ts";

/** Everything that stands in the lists, as one backup file (format.md); many evenings are written in slices. */
export async function backupOf(
  { evenings, revisions, ...records }: Snapshot,
  at: string,
  told?: Told,
): Promise<FileOut> {
  const standing = evenings.filter(({ deletedAt }) => deletedAt === undefined);
  const own = new Map<EveningId, Revision[]>(standing.map(({ id }) => [id, []]));
  for (const { evening, revision } of revisions) own.get(evening)?.push(revision);
  const written = ({ id, document }: StoredEvening) => JSON.stringify(fileOf(new Book(document, own.get(id) ?? [])));
  const files = await inSlices(standing, written, told);
  const { evenings: _, ...rest } = writeBackup({ at, ...records, evenings: [] });
  const commas = files.flatMap((file, i) => (i === 0 ? [file] : [",", file]));
  const parts = [JSON.stringify(rest).slice(0, -1), ',"evenings":[', ...commas, "]}"];
  return { name: `kongekop-${at.slice(0, 10)}.json`, blob: new Blob(parts, { type: "application/json" }) };
}
