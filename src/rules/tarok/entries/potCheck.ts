import { held, potAccount, type Transfer } from "../../../model/index.ts";
import { pay } from "../../pay.ts";
import type { PotCheck } from "../entry.ts";
import { payPot } from "../pay.ts";
import type { TarokState } from "../state.ts";

/** A pot was counted: the pot agrees with the table, `difference` keeps what nobody has explained (rules.md, section 9). */
export function potCheck({ pot, counted, coveredBy }: PotCheck, { books }: TarokState): Transfer[] {
  const surplus = counted - held(books, potAccount(pot));
  if (surplus >= 0) return pay("difference", potAccount(pot), surplus, "potCheck");
  return [
    ...pay(potAccount(pot), "difference", -surplus, "potCheck"),
    ...(coveredBy === undefined ? [] : payPot(coveredBy, pot, -surplus, "potCheck")),
  ];
}
