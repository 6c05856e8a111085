import type { Path, Problem } from "../../../model/index.ts";
import type { Declaration } from "../../../rules/tarok/declaration.ts";
import type { ToldEntry } from "../toldEntry.ts";

/** A path inside its entry, whether it was told from the entry or from the whole document. */
export const inEntry = (path: Path): Path => (path[0] === "entries" && path.length > 1 ? path.slice(2) : path);

/** The declaration that a path inside the entry leads to. */
export function declarationAt(entry: ToldEntry | undefined, path: Path): Declaration | undefined {
  const [field, row] = path;
  if (entry?.type !== "deal" || field !== "declarations" || typeof row !== "number") return undefined;
  return entry.declarations?.[row];
}

/** The declaration that stands against what is at the problem's own path. */
export function declarationAgainst(
  entry: ToldEntry | undefined,
  { path, rows = [] }: Problem,
): Declaration | undefined {
  const [ownField, ownRow] = inEntry(path);
  const other = rows.find(([field, row]) => field === "declarations" && (field !== ownField || row !== ownRow));
  return other && declarationAt(entry, other);
}
