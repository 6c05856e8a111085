import type { Points, Transfer } from "../../../model/index.ts";
import type { FineEntry } from "../entry.ts";
import type { Fine } from "../fine.ts";
import { payBothPots } from "../pay.ts";
import type { TarokRules } from "../rules.ts";
import { bySeat, type DealTable } from "./table.ts";

/** What a fine costs into each pot, in points: the amount given with it (0: waived), else the rule's (rules.md, section 6). */
export function fineAmount(fine: Fine | FineEntry, rules: TarokRules): Points {
  return fine.kind === "other" ? fine.amount : (fine.amount ?? rules.fines[fine.kind]);
}

/** The fines found before the end of play was paid, into both pots. */
export const fines = (table: DealTable): Transfer[] => finesThat(table, (fine) => fine.afterPlay === undefined);

/** The fines found afterwards: the winner of a pot never gets them. */
export const finesAfterPlay = (table: DealTable): Transfer[] =>
  finesThat(table, (fine) => fine.afterPlay !== undefined);

function finesThat(table: DealTable, applies: (fine: Fine) => boolean): Transfer[] {
  return bySeat(table, table.deal.fines, (fine, source) =>
    applies(fine) ? payBothPots(fine.player, fineAmount(fine, table.rules), "fine", source) : [],
  );
}
