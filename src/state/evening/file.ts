import { writeEvening } from "../../ledger/index.ts";
import type { Book } from "./book.ts";

/** The evening file of a book, or of what only was folded. */
export const fileOf = ({ setup, folder }: Pick<Book, "setup" | "folder">): Readonly<Record<string, unknown>> =>
  writeEvening(
    setup,
    folder.folded.entries,
    folder.log.inTime.map(({ revision }) => revision),
  );
