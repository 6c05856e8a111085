import { own, type Paid, type PlayerId, type Points, points, type Setup } from "../model/index.ts";
import { gameOf, type PotSplit, type TableState } from "../rules/index.ts";
import { type MinorAmounts, toMoney } from "./money.ts";
import { smallestPlan } from "./plan.ts";

/** A payment in money between two players, in minor units (øre). */
export interface Payment extends Paid {
  readonly paid: boolean;
}

/** What an evening comes to: money and payments are null while points are left that nobody has explained. */
export interface Settlement {
  readonly split: PotSplit;
  /** After the split, everyone in the file. */
  readonly points: Readonly<Record<PlayerId, Points>>;
  /** Minor units (øre). */
  readonly money: Readonly<Record<PlayerId, number>> | null;
  readonly payments: readonly Payment[] | null;
}

/** Settles an evening as it stands, ended or not (rules.md, section 8); `paid` is what was paid already. */
export function settle(setup: Setup, state: TableState, paid: readonly Paid[] = setup.end?.paid ?? []): Settlement {
  const split = gameOf(setup.game).split(state, setup.rules, setup.end?.remainderTo);
  const after = new Map(
    setup.players.map(({ id }) => [id, points((own(state.books.players, id) ?? 0) + (own(split.shares, id) ?? 0))]),
  );
  const money = isExplained(state, split) ? toMoney(after, setup.money) : null;
  return {
    split,
    points: Object.fromEntries(after),
    money: money && Object.fromEntries(money),
    payments: money && plannedPayments(money, paid),
  };
}

/** Whether the difference is 0 and nothing stays in a pot. */
function isExplained({ books }: TableState, { shares }: PotSplit): boolean {
  return books.difference === 0 && sum(Object.values(books.pots)) === sum(Object.values(shares));
}

/** The plan with what was paid marked; payments that are not in it come first, and then the plan for what is left (format.md). */
export function plannedPayments(money: MinorAmounts, paid: readonly Paid[]): Payment[] {
  const plan = smallestPlan(money);
  const marked = mark(plan, paid);
  if (marked) return marked;
  return [
    ...paid.map((payment) => ({ ...payment, paid: true })),
    ...smallestPlan(afterPayments(money, paid)).map((payment) => ({ ...payment, paid: false })),
  ];
}

/** The plan with the paid rows marked, or undefined where one of them is not in it, or is in it less often. */
function mark(plan: readonly Paid[], paid: readonly Paid[]): Payment[] | undefined {
  const left = [...paid];
  const marked = plan.map((payment) => {
    const row = left.findIndex((one) => samePayment(one, payment));
    return { ...payment, paid: row >= 0 && left.splice(row, 1).length > 0 };
  });
  return left.length === 0 ? marked : undefined;
}

const samePayment = (a: Paid, b: Paid): boolean =>
  a.from === b.from && a.to === b.to && a.amountMinor === b.amountMinor;

function afterPayments(money: MinorAmounts, paid: readonly Paid[]): MinorAmounts {
  const left = new Map(money);
  for (const { from, to, amountMinor } of paid) {
    left.set(from, (left.get(from) ?? 0) + amountMinor);
    left.set(to, (left.get(to) ?? 0) - amountMinor);
  }
  return left;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
