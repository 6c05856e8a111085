import type { Words } from "../../../../i18n/index.ts";
import type { Where } from "../../../../state/club/index.ts";
import type { GameCard, LiveEvening, Outcome } from "../../../../state/index.ts";
import { unexplained } from "../../../evening/evening-text.ts";
import { planTold } from "../../../evening/plan-told.ts";
import { standingsOf } from "../../../evening/standings.ts";

/** What a picture of an evening says, in the order in which it stands there. */
export interface PictureContent {
  readonly title: string;
  /** Where, how many deals, and whether it has ended. */
  readonly lines: readonly string[];
  readonly cups: readonly { readonly pot: string; readonly name: string; readonly holds: string }[];
  /** What the pots hold together, where they are shared. */
  readonly total?: { readonly sum: string; readonly word: string };
  /** The heads of the columns behind the name. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[]; readonly gain: boolean }[];
  readonly planTitle: string;
  readonly payments: readonly { readonly says: string; readonly amount: string }[];
}

interface Told {
  readonly words: Words;
  readonly live: LiveEvening;
  readonly outcome: Outcome;
  readonly where: Where | null;
  readonly game: GameCard;
}

/** The result of an evening as a picture tells it: when and where, the pots, what each comes to, who pays whom. */
export function pictureOf(told: Told): PictureContent {
  const { words, live, outcome, where } = told;
  const { format, settle } = words;
  const { currency } = live.setup.value.money;
  const { payments, rest } = planTold(outcome.payments ?? [], where, currency, words);
  return {
    title: format.date(live.setup.value.startedAt),
    lines: linesOf(told),
    ...potsOf(told),
    ...standingsIn(told),
    planTitle: rest ?? planTitle(told),
    payments: payments.map(({ from, to, amountMinor, paid }) => {
      const says = settle.pays(live.name(from), live.name(to));
      return { says: paid ? settle.paidInText(says) : says, amount: format.money(amountMinor, currency) };
    }),
  };
}

function linesOf({ words, live }: Told): string[] {
  const { common, settle } = words;
  const { club, place, game, end } = live.setup.value;
  const deals = live.lines.value.filter(({ number }) => number !== null).length;
  return [
    [club ?? common.gameNames[game], place].filter(Boolean).join(", "),
    words.units[game].counted(deals),
    ...(end === null ? [`${settle.running} ${settle.ifNow}`] : []),
  ];
}

function potsOf({ words, live, game }: Told): Pick<PictureContent, "cups" | "total"> {
  const { common, format, settle } = words;
  const names: Readonly<Record<string, string>> = common.potsShort;
  const pots = Object.entries(live.now.value.books.pots);
  const sum = pots.reduce((all, [, held]) => all + held, 0);
  return {
    cups: pots.map(([pot, held]) => ({ pot, name: names[pot] ?? pot, holds: format.points(held) })),
    ...(game.fundsPots && { total: { sum: format.points(sum), word: settle.shared } }),
  };
}

function standingsIn({ words, live, outcome }: Told): Pick<PictureContent, "heads" | "rows"> {
  const { common, format, settle } = words;
  const shared = Object.keys(outcome.split.shares).length > 0;
  const behind = (share: string) => (shared ? [share] : []);
  const currency = format.currency(live.setup.value.money.currency);
  return {
    heads: [settle.balance, ...behind(settle.pots), common.point, currency],
    rows: standingsOf(live, outcome, format).map(({ name, balance, share, points, money, gain }) => ({
      name,
      cells: [balance, ...behind(share), points, money],
      gain: gain > 0,
    })),
  };
}

/** Why nobody pays, where nobody does. */
function planTitle({ words, live, outcome: { payments } }: Told): string {
  const { settle } = words;
  if (payments === null) return unexplained({ words, live });
  return payments.length === 0 ? settle.nobodyOwes : settle.plan(payments.length);
}
