import { compareTimes, type EveningId, type Payment, type PlayerId } from "../../model/index.ts";
import type { Resolve } from "../figures/index.ts";
import type { Carried } from "./account.ts";

/** What an evening or a payment changes in the running account of one person. */
interface Move {
  readonly at: string;
  /** Who, in one currency. */
  readonly account: string;
  readonly minor: number;
  /** The evening that left it open; none where it was paid. */
  readonly evening?: EveningId;
}

/** The evenings that left something open, of which everybody has been quits in the running account since. */
export function quitSince(
  evenings: readonly Carried[],
  payments: readonly Payment[],
  resolve: Resolve = (id) => id,
): ReadonlySet<EveningId> {
  const balances = new Map<string, number>();
  const waiting = new Map<string, Set<EveningId>>();
  for (const { account, minor, evening } of movesOf(evenings, payments, resolve)) {
    const balance = (balances.get(account) ?? 0) + minor;
    balances.set(account, balance);
    const left = balance === 0 ? new Set<EveningId>() : (waiting.get(account) ?? new Set());
    if (evening !== undefined && balance !== 0) left.add(evening);
    waiting.set(account, left);
  }
  const open = new Set([...waiting.values()].flatMap((left) => [...left]));
  return new Set(evenings.filter((one) => leftSomething(one) && !open.has(one.id)).map(({ id }) => id));
}

const leftSomething = ({ open }: Carried): boolean => open.some(({ minor }) => minor !== 0);

function movesOf(evenings: readonly Carried[], payments: readonly Payment[], resolve: Resolve): readonly Move[] {
  const accountOf = (id: PlayerId, currency: string) => `${currency} ${resolve(id)}`;
  const left = evenings.flatMap(({ id, startedAt, currency, open }) =>
    open.map((one): Move => ({ at: startedAt, account: accountOf(one.id, currency), minor: one.minor, evening: id })),
  );
  const paid = payments.flatMap(({ at, from, to, amountMinor, currency }): readonly Move[] => [
    { at, account: accountOf(from, currency), minor: amountMinor },
    { at, account: accountOf(to, currency), minor: -amountMinor },
  ]);
  return [...left, ...paid].sort((a, b) => compareTimes(a.at, b.at));
}
