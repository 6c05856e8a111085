import type { EveningCard } from "../../../state/index.ts";
import { tableNamed } from "../../evening/day.ts";
import { words } from "../../words.ts";

/** What a table of a night is called: its own name, else its number. */
export const tableName = ({ table }: EveningCard, number: number): string =>
  table === undefined ? words.value.club.table(number) : tableNamed(table);
