import type { Surface, Tap } from "../../../rules/tarok/recording/index.ts";
import { type Table as AnyTable, useTable as useAnyTable } from "../../table/use-table.ts";

/** The table while a deal of Tarok is recorded. */
export type Table = AnyTable<Surface, Tap>;

export const useTable = (): Table => useAnyTable<Surface, Tap>();
