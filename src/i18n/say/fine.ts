import type { FineEntry } from "../../rules/tarok/entry.ts";
import type { Fine } from "../../rules/tarok/fine.ts";
import type { TarokRules } from "../../rules/tarok/rules.ts";
import type { Words } from "../words.ts";
import type { Telling } from "./telling.ts";

/** What a fine comes to in each pot, in whole points; 0 where it was waived. */
export const fineAmount = (rules: TarokRules, fine: Fine | FineEntry): number =>
  fine.amount ?? (fine.kind === "other" ? 0 : rules.fines[fine.kind]);

/** What a fine is for: its kind, with the note where somebody wrote one. */
export function fineName(words: Words, { kind, note }: Fine | FineEntry): string {
  const name = words.common.fines[kind];
  if (note === undefined || note === "") return name;
  return kind === "other" ? note : `${name} (${note})`;
}

/** "Karen får en bøde: kulørsvigt, 40 i hver kop". */
export function fineClause({ words, name, rules }: Omit<Telling, "seats">, fine: Fine | FineEntry): string {
  const { deal } = words.sentences;
  const [who, what, amount] = [name(fine.player), fineName(words, fine), fineAmount(rules, fine)];
  return amount === 0 ? deal.fineWaived(who, what) : deal.fine(who, what, words.format.points(amount));
}
