import {
  compareText,
  compareTimes,
  type EveningId,
  type Paid,
  type Payment,
  type PlayerId,
} from "../../model/index.ts";
import type { Resolve } from "../figures/index.ts";
import { smallestPlan } from "../plan.ts";

/** What an ended evening still owes each player once what was paid in it is taken off: minor units (øre), sum 0. */
export interface Carried {
  readonly id: EveningId;
  readonly startedAt: string;
  readonly currency: string;
  readonly open: readonly { readonly id: PlayerId; readonly minor: number }[];
}

/** The running account in one currency: what is still owed to each person (below 0: by them), and the fewest payments that clear it. */
export interface RunningAccount {
  readonly currency: string;
  /** Those with something open, the largest claim first. */
  readonly people: readonly { readonly player: PlayerId; readonly minor: number }[];
  readonly plan: readonly Paid[];
}

/** One line of a person's statement: what an evening left open or what was paid, and what is open after it. */
export type StatementLine = {
  readonly at: string;
  readonly currency: string;
  readonly minor: number;
  readonly balance: number;
} & (
  | { readonly kind: "evening"; readonly evening: EveningId }
  | { readonly kind: "payment"; readonly payment: Payment; readonly other: PlayerId }
);

/** What is carried from evenings that were not settled in cash, less what was paid since, by currency. */
export function runningAccounts(
  evenings: readonly Carried[],
  payments: readonly Payment[],
  resolve: Resolve = (id) => id,
): readonly RunningAccount[] {
  const currencies = [...new Set([...evenings, ...payments].map(({ currency }) => currency))];
  return currencies.map((currency) => accountIn(currency, evenings, payments, resolve));
}

function accountIn(
  currency: string,
  evenings: readonly Carried[],
  payments: readonly Payment[],
  resolve: Resolve,
): RunningAccount {
  const open = new Map<PlayerId, number>();
  const add = (id: PlayerId, minor: number) => open.set(resolve(id), (open.get(resolve(id)) ?? 0) + minor);
  for (const evening of evenings) {
    if (evening.currency === currency) for (const { id, minor } of evening.open) add(id, minor);
  }
  for (const payment of payments) {
    if (payment.currency !== currency) continue;
    add(payment.from, payment.amountMinor);
    add(payment.to, -payment.amountMinor);
  }
  const people = [...open].filter(([, minor]) => minor !== 0).map(([player, minor]) => ({ player, minor }));
  return { currency, people: people.sort((a, b) => b.minor - a.minor), plan: smallestPlan(byId(open)) };
}

/** Among plans of the same length always the same one, whatever evening is counted first: what was read aloud still holds. */
const byId = (open: ReadonlyMap<PlayerId, number>): ReadonlyMap<PlayerId, number> =>
  new Map([...open].sort(([a], [b]) => compareText(a, b)));

/** How a person's account came to what it is, the oldest line first; every currency by itself. */
export function statementOf(
  person: PlayerId,
  evenings: readonly Carried[],
  payments: readonly Payment[],
  resolve: Resolve = (id) => id,
): readonly StatementLine[] {
  const isOwn = (id: PlayerId): boolean => resolve(id) === person;
  const carried = evenings.flatMap(({ id, startedAt, currency, open }) => {
    const minor = open.filter((one) => isOwn(one.id)).reduce((sum, one) => sum + one.minor, 0);
    return minor === 0 ? [] : [{ kind: "evening" as const, evening: id, at: startedAt, currency, minor }];
  });
  const paid = payments.flatMap((payment) => {
    const [from, to] = [isOwn(payment.from), isOwn(payment.to)];
    if (from === to) return [];
    const other = resolve(from ? payment.to : payment.from);
    const minor = from ? payment.amountMinor : -payment.amountMinor;
    return [{ kind: "payment" as const, payment, other, at: payment.at, currency: payment.currency, minor }];
  });
  const balances = new Map<string, number>();
  return [...carried, ...paid]
    .sort((a, b) => compareTimes(a.at, b.at))
    .map((line) => {
      const balance = (balances.get(line.currency) ?? 0) + line.minor;
      balances.set(line.currency, balance);
      return { ...line, balance };
    });
}
