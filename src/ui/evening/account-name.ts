import { type Account, accountPlayer, accountPot } from "../../model/index.ts";
import type { LiveEvening } from "../../state/index.ts";
import { words } from "../words.ts";

/** An account by its name alone: "Inger", "Kongekop". */
export function accountName(live: LiveEvening, account: Account): string {
  const { common } = words.value;
  const [player, pot] = [accountPlayer(account), accountPot(account)];
  if (player !== undefined) return live.name(player);
  const pots: Readonly<Record<string, string>> = common.pots;
  return pot === undefined ? common.difference : (pots[pot] ?? pot);
}

/** What is told of an account, as a heading: "Ingers saldo", "Kongekop". */
export function accountTitle(live: LiveEvening, account: Account): string {
  const name = accountName(live, account);
  return accountPlayer(account) === undefined ? name : words.value.account.ofPerson(name);
}
