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
  /** What was paid in it, which is taken off already. */
  readonly paid: readonly Paid[];
}

/** The running account in one currency: what is still owed to each person (below 0: by them), and the fewest payments that clear it. */
export interface RunningAccount {
  readonly currency: string;
  /** Those with something open, the largest claim first. */
  readonly people: readonly { readonly player: PlayerId; readonly minor: number }[];
  readonly plan: readonly Paid[];
}

/** One line of a person's statement: what an evening came to, what was paid at its table or elsewhere, and what is open after it. */
export type StatementLine = {
  readonly at: string;
  readonly currency: string;
  readonly minor: number;
  readonly balance: number;
} & (
  | { readonly kind: "evening"; readonly evening: EveningId }
  | { readonly kind: "atTable"; readonly evening: EveningId; readonly other: PlayerId }
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
  const lines = [
    ...evenings.flatMap((evening) => eveningLines(person, evening, resolve)),
    ...payments.flatMap((payment) =>
      movedBy(payment, person, resolve).map((moved) => ({
        kind: "payment" as const,
        payment,
        at: payment.at,
        currency: payment.currency,
        ...moved,
      })),
    ),
  ];
  const balances = new Map<string, number>();
  return lines
    .sort((a, b) => compareTimes(a.at, b.at))
    .map((line) => {
      const balance = (balances.get(line.currency) ?? 0) + line.minor;
      balances.set(line.currency, balance);
      return { ...line, balance };
    });
}

/** What an evening came to for somebody, and then what was paid of it at the table. */
function eveningLines(person: PlayerId, { id, startedAt, currency, open, paid }: Carried, resolve: Resolve) {
  const about = { evening: id, at: startedAt, currency };
  const there = paid.flatMap((payment) => movedBy(payment, person, resolve));
  const left = sum(open.filter((one) => resolve(one.id) === person));
  const minor = left - sum(there);
  return [
    ...(minor === 0 ? [] : [{ kind: "evening" as const, ...about, minor }]),
    ...there.map((moved) => ({ kind: "atTable" as const, ...about, ...moved })),
  ];
}

/** What a payment moved for somebody, and with whom; nothing for others, and for who paid to who turned out to be the same. */
function movedBy({ from, to, amountMinor }: Paid, person: PlayerId, resolve: Resolve) {
  const isPayer = resolve(from) === person;
  if (isPayer === (resolve(to) === person)) return [];
  return [{ other: resolve(isPayer ? to : from), minor: isPayer ? amountMinor : -amountMinor }];
}

const sum = (moves: readonly { readonly minor: number }[]): number =>
  moves.reduce((total, { minor }) => total + minor, 0);
