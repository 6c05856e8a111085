import { type Folder, historyOf } from "../../ledger/index.ts";
import type { LogRow } from "../types.ts";

/** What was done, newest first, each with what stood before it. */
export function logOf({ log }: Folder): readonly LogRow[] {
  return historyOf(log).map(({ revision: { id, of, at, by, entry }, deed, before }) => ({
    revision: id,
    of,
    kind: deed,
    at,
    ...(by !== undefined && { by }),
    entry,
    before,
  }));
}
