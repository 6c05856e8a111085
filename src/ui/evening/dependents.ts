import type { Dependents } from "../../state/club/index.ts";
import { words } from "../words.ts";

/** So many payments are named one by one. */
const NAMED = 3;

/** What depends on an evening, in sentences that end in the question; none where nothing does. */
export function dependentsSaid(dependents: Dependents): readonly string[] {
  const told = sentencesOf(dependents);
  return told.length > 0 ? [...told, words.value.deleted.ask.question] : [];
}

function sentencesOf({ inNight, ticked, account, atNight }: Dependents): readonly string[] {
  const { club, deleted } = words.value;
  const say = deleted.ask;
  return [
    ...(inNight ? [club.removeAsk] : []),
    ...(atNight.length > 0 ? [say.atNight(atNight.length, listed(atNight))] : []),
    ...(ticked > 0 ? [say.ticked(ticked)] : []),
    ...(account.length > 0 ? [say.account(account.length, listed(account))] : []),
    ...(account.length + atNight.length > 0 ? [say.stays] : []),
  ];
}

function listed(payments: Dependents["account"]): string {
  const { club, deleted, format } = words.value;
  const named = payments
    .slice(0, NAMED)
    .map(
      ({ fromName, toName, amountMinor, currency }) =>
        `${club.paid(fromName, toName)} ${format.money(amountMinor, currency)}`,
    );
  const more = payments.length - named.length;
  return format.list(more > 0 ? [...named, deleted.ask.more(more)] : named);
}
