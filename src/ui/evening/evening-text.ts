import type { Words } from "../../i18n/index.ts";
import type { Where } from "../../state/club/index.ts";
import type { LiveEvening, Outcome } from "../../state/index.ts";
import { aligned } from "../aligned.ts";
import { columnsOf, storyOf } from "./columns.ts";
import { planTold } from "./plan-told.ts";

interface Told {
  readonly words: Words;
  readonly live: LiveEvening;
  readonly outcome: Outcome;
  /** Where its payments are noted; null where that is not known. */
  readonly where: Where | null;
}

/** The evening in lines of plain text, to be pasted where people talk: when and where, what each comes to, who pays whom. */
export function eveningText(told: Told): string {
  const paragraphs = [heading(told), aligned(standings(told)), [...pots(told), ...plan(told)]];
  const text = paragraphs.map((lines) => lines.join("\n")).join("\n\n");
  // Spaces that only keep an amount together on a screen would stand in the way elsewhere.
  return text.replaceAll("\u00a0", " ");
}

function heading({ words, live }: Told): string[] {
  const { common, format, settle } = words;
  const { club, place, startedAt, game, end } = live.setup.value;
  const deals = live.lines.value.filter(({ number }) => number !== null).length;
  return [
    [club ?? common.gameNames[game], format.date(startedAt), place].filter(Boolean).join(", "),
    words.units[game].counted(deals),
    ...(end === null ? [`${settle.running} ${settle.ifNow}`] : []),
  ];
}

/** What each comes to in points, and in money where it is settled. */
function standings({ words, live, outcome: { points, money } }: Told): readonly (readonly string[])[] {
  const { common, format } = words;
  const { currency } = live.setup.value.money;
  const ids = columnsOf(storyOf(live));
  return [
    ["", common.point, ...(money === null ? [] : [format.currency(currency)])],
    ...ids.map((id) => [
      live.name(id),
      format.points(points[id] ?? 0),
      ...(money === null ? [] : [format.amount(money[id] ?? 0, currency)]),
    ]),
  ];
}

function pots({ words, live, outcome: { split } }: Told): string[] {
  const { common, deals, format, share } = words;
  const { pots } = live.now.value.books;
  const names: Readonly<Record<string, string>> = common.pots;
  const held = Object.entries(pots).map(([pot, points]) => `${names[pot] ?? pot} ${format.points(points)}`);
  const shared = Object.values(split.shares).some((points) => points > 0);
  return [(shared ? share.potsShared : deals[live.setup.value.game].potsHold)(held.join(", "))];
}

function plan({ words, live, outcome: { payments }, where }: Told): string[] {
  const { format, settle } = words;
  const { currency } = live.setup.value.money;
  if (payments === null) return [unexplained({ words, live })];
  if (payments.length === 0) return [settle.nobodyOwes];
  const told = planTold(payments, where, currency, words);
  const lines = told.payments.map(({ from, to, amountMinor, paid }) => {
    const line = `${settle.pays(live.name(from), live.name(to))} ${format.money(amountMinor, currency)}`;
    return paid ? settle.paidInText(line) : line;
  });
  return told.rest === undefined ? lines : [...lines, `${told.rest}.`];
}

/** Why there is no money in the text. */
export function unexplained({ words: { format, settle }, live }: Pick<Told, "words" | "live">): string {
  const { difference, pots } = live.now.value.books;
  if (difference === 0)
    return settle.potLeft(format.points(Object.values(pots).reduce((sum, holds) => sum + holds, 0)));
  const jetons = format.points(Math.abs(difference));
  return `${difference > 0 ? settle.jetonsMissing(jetons) : settle.jetonsOver(jetons)} ${settle.noMoney}`;
}
