import type { Revision, RevisionId } from "../../model/index.ts";
import type { Moved } from "../types.ts";
import { Book } from "./book.ts";
import { logOf } from "./log.ts";

/** The books before and after each of the last actions, by the revision that is its row in the log. */
export function movedBy(book: Book, actions: number): ReadonlyMap<RevisionId, Moved> {
  const rows = new Set(
    logOf(book.folder, book.base.game)
      .slice(0, actions)
      .map(({ revision }) => revision),
  );
  const { revisions } = book.folder;
  const oldest = revisions.find(({ id }) => rows.has(id));
  const from = oldest ? revisions.findIndex(({ at }) => at === oldest.at) : revisions.length;
  const past = new Book(book.base, revisions.slice(0, from));
  const moved = new Map<RevisionId, Moved>();
  for (const parts of byMoment(revisions.slice(from))) {
    const before = past.state.books;
    for (const part of parts) past.add(part);
    const after = past.state.books;
    for (const { id } of parts) if (rows.has(id)) moved.set(id, { before, after });
  }
  return moved;
}

/** The parts of one action are of one moment. */
function byMoment(revisions: readonly Revision[]): readonly (readonly Revision[])[] {
  const moments: Revision[][] = [];
  for (const revision of revisions) {
    const last = moments.at(-1);
    if (last?.[0]?.at === revision.at) last.push(revision);
    else moments.push([revision]);
  }
  return moments;
}
