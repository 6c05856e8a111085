import { writeEvening } from "../../ledger/index.ts";
import type { Book } from "./book.ts";

/** The evening file of a book. */
export const fileOf = ({ setup, folder }: Book): Readonly<Record<string, unknown>> =>
  writeEvening(
    setup,
    folder.folded.entries,
    folder.log.inTime.map(({ revision }) => revision),
  );
