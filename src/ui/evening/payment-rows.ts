import { capital, groupLines, plain, type Telling } from "../../i18n/index.ts";
import { type Account, accountPlayer, accountPot } from "../../model/index.ts";
import type { PaymentGroup } from "../../state/index.ts";
import { type Bundle, bundles } from "./bundles.ts";

/** One line under a cause: who pays whom, and the amount as it is written. */
export interface PaymentRow {
  readonly text: string;
  readonly amount: string;
}

/** The payments of one cause, each in a line of its own. */
export function singleRows(told: Telling, group: PaymentGroup): readonly PaymentRow[] {
  const lines = group.transfers.flatMap((transfer) => groupLines(told, { ...group, transfers: [transfer] }));
  return lines.map(({ text, amount }) => ({ text, amount: told.words.format.points(amount) }));
}

/** The same with equal payments in one line: "Inger og Poul betaler Karen", "2 × 40". */
export const bundledRows = (told: Telling, group: PaymentGroup): readonly PaymentRow[] =>
  bundles(group.transfers).flatMap(
    (bundle) => bundleRow(told, bundle) ?? singleRows(told, { ...group, transfers: bundle.transfers }),
  );

/** A bundle in words; undefined for a single payment, and where the payments are told better one by one. */
function bundleRow(told: Telling, { from, to, amount, transfers }: Bundle): PaymentRow | undefined {
  const { book, format } = told.words;
  const payers = from.flatMap((account) => accountPlayer(account) ?? []);
  if (transfers.length === 1 || payers.length < from.length) return undefined;
  const text = receiving(told, who(told, payers), to, payers.length);
  return text === undefined
    ? undefined
    : { text: plain(capital([text])), amount: book.times(transfers.length, format.points(amount)) };
}

/** Whoever pays, in words: "Inger og Poul", "alle fire". */
export function who({ words, name, seats }: Telling, payers: readonly string[]): string {
  const everybody = payers.length > 2 && seats.length === payers.length && seats.every((id) => payers.includes(id));
  return everybody ? words.book.all(payers.length) : words.format.list(payers.map(name));
}

function receiving({ words, name }: Telling, from: string, to: readonly Account[], payers: number): string | undefined {
  const { book, common, format } = words;
  const players = to.flatMap((account) => accountPlayer(account) ?? []);
  if (players.length === to.length) return book.pay(from, format.list(players.map(name)), payers);
  const pots = to.flatMap((account) => accountPot(account) ?? []);
  if (pots.length < to.length) return undefined;
  const names: Readonly<Record<string, string>> = common.thePots;
  const into = pots.length === 1 ? format.list(pots.map((pot) => names[pot] ?? pot)) : book.bothPots;
  return book.putIn(from, into, payers);
}
