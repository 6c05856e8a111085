import type { Words } from "../../../i18n/index.ts";
import type { LiveEvening, Payment } from "../../../state/index.ts";

/** The plan as lines of text, to be pasted where people talk about money. */
export function planText(words: Words, live: LiveEvening, payments: readonly Payment[]): string {
  const { common, format, settle } = words;
  const { club, place, startedAt, money, game } = live.setup.value;
  const title = [club ?? common.gameNames[game], format.date(startedAt), place].filter(Boolean).join(", ");
  const lines = payments.map(({ from, to, amountMinor, paid }) => {
    const line = `${settle.pays(live.name(from), live.name(to))} ${format.money(amountMinor, money.currency)}`;
    return paid ? settle.paidInText(line) : line;
  });
  // Spaces that only keep an amount together on a screen would stand in the way elsewhere.
  return [title, ...lines].join("\n").replaceAll("\u00a0", " ");
}
