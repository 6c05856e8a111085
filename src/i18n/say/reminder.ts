import { unreachable } from "../../model/index.ts";
import type { Reminder, Withdrawal } from "../../rules/tarok/check/reminders.ts";
import type { Deal } from "../../rules/tarok/deal.ts";
import { capital, type Phrase } from "../phrase.ts";
import { declared } from "./declaration.ts";
import { fineAmount } from "./fine.ts";
import { problemPhrase } from "./problem/index.ts";
import { type Speaking, sentences, type Telling } from "./telling.ts";

/** What a deal gives reason to ask about: "Har Karen glemt at melde mindst 3 matadorer?" */
export function reminderText(told: Speaking, reminder: Reminder, deal: Deal): Phrase {
  const { reminders } = told.words.sentences;
  switch (reminder.kind) {
    case "forgottenDeclaration":
      return capital(reminders.forgotten(told.name(reminder.player), dutyText(told, reminder.duty)));
    case "falseDeclaration":
      return problemPhrase(told, reminder.problem, deal);
    case "notCounted":
      return sentences([reminders.notCounted]);
    default:
      return unreachable(reminder);
  }
}

export type Duty = Extract<Reminder, { kind: "forgottenDeclaration" }>["duty"];

/** "mindst 3 matadorer", "halvt i hjerter". */
export function dutyText({ words }: Speaking, { kinds, of, count }: Duty): Phrase {
  const { duty } = words.sentences;
  const [kind] = kinds;
  if (of !== undefined) return duty.in(kinds, of);
  return kind === undefined ? [] : [duty.atLeast(kind, count ?? 0)];
}

/**
 * The offer to withdraw a declaration with its fine: "Karens melding var forkert, bøde 40"; which declaration, where
 * all that are offered are of one player.
 */
export function withdrawalText(
  told: Omit<Telling, "seats">,
  withdrawal: Withdrawal,
  offered: readonly Withdrawal[],
  deal: Deal,
): Phrase {
  const { words, name, rules } = told;
  const { player } = withdrawal.fine;
  const amount = words.format.points(fineAmount(rules, withdrawal.fine));
  const declaration = deal.declarations?.[withdrawal.row];
  const same = offered.filter(({ fine }) => fine.player === player).length > 1;
  if (!same || !declaration) return [words.table.waysOut.withdraw(name(player), amount)];
  return capital(words.table.waysOut.withdrawThat(declared(words, declaration), amount));
}
