import type { EveningCard } from "../../../state/index.ts";
import { words } from "../../words.ts";

/** What a table of a night is called: its own name, else its number. */
export const tableName = ({ table }: EveningCard, number: number): string => table ?? words.value.club.table(number);
