import { type PlayerId, playerAccount, type Revision, type Setup } from "../../../model/index.ts";
import { Book } from "../../evening/index.ts";

/** An evening in which some players are somebody who is here already; it stays as it is where one of them plays in it too. */
export function renamePlayers(book: Book, same: ReadonlyMap<PlayerId, PlayerId>): Book {
  const here = new Set(book.setup.players.map(({ id }) => id));
  const fitting = [...same].filter(([theirs, mine]) => here.has(theirs) && !here.has(mine));
  if (fitting.length === 0) return book;
  const ids = new Map<unknown, string>(
    fitting.flatMap(([theirs, mine]) => [
      [theirs, mine],
      [playerAccount(theirs), playerAccount(mine)],
    ]),
  );
  // Ids are unique among all of an evening, so a text that is one is one wherever it stands.
  const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value), (_, text) => ids.get(text) ?? text);
  return new Book(
    renamed<Setup>(book.base),
    book.folder.revisions.map((revision) => renamed<Revision>(revision)),
  );
}
