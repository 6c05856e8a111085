import { type Books, held, potAccount, type Transfer } from "../../../model/index.ts";
import { POTS } from "../cards.ts";
import { payPot } from "../pay.ts";
import type { Emptied } from "./endOfPlay.ts";
import type { DealTable } from "./table.ts";

/** Everyone at the table funds each pot that was emptied and still holds nothing (rules.md, section 3, step 7). */
export function fundingAgain({ seats, rules }: DealTable, emptied: Emptied, books: Books): Transfer[] {
  const empty = POTS.filter((pot) => emptied[pot] !== undefined && held(books, potAccount(pot)) === 0);
  return seats.flatMap((player) => empty.flatMap((pot) => payPot(player, pot, rules.funding, "funding")));
}
