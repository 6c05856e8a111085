import {
  type Account,
  accountPot,
  type Books,
  type PlayerId,
  type Points,
  points,
  type Transfer,
} from "../model/index.ts";
import { explain } from "./explain.ts";
import type { Line, LiveEvening, PaymentGroup } from "./types.ts";

/** What one entry did to an account: what was paid in and out, in the order of the rules, and what it held then. */
export interface AccountRow {
  /** Unlike that of every other row. */
  readonly key: string;
  /** Null for the first funding. */
  readonly line: Line | null;
  readonly transfers: readonly Transfer[];
  /** The payments by what caused them, each with what it did to the account. */
  readonly causes: readonly (PaymentGroup & { readonly change: Points })[];
  readonly change: Points;
  readonly holds: Points;
  /** Who sat at the table when it happened. */
  readonly seats: readonly PlayerId[];
}

/** How an account came to hold what it holds: from 0, every row adding its change. */
export interface AccountHistory {
  readonly holds: Points;
  /** Newest first: of a pot since a payment last emptied it, of anything else all. */
  readonly rows: readonly AccountRow[];
  /** What came before, newest first; it left nothing. */
  readonly earlier: readonly AccountRow[];
}

type Story = { readonly [K in "opening" | "lines"]: LiveEvening[K]["value"] };

/** The history of an account, from the payments of the evening alone. */
export function historyOf(account: Account, { opening, lines }: Story): AccountHistory {
  const rows: AccountRow[] = [];
  let begins = 0;
  let holds = 0;
  const add = (line: Line | null, seats: readonly PlayerId[], transfers: readonly Transfer[]) => {
    for (const part of parted(account, holds, transfers)) {
      const change = changeOf(account, part.transfers);
      holds += change;
      const key = `${line?.entry.id ?? ""} ${part.number}`;
      const causes = explain(part.transfers).map((group) => ({ ...group, change: changeOf(account, group.transfers) }));
      rows.push({ key, line, transfers: part.transfers, causes, change, holds: points(holds), seats });
      if (part.empties) begins = rows.length;
    }
  };
  add(null, opening.state.seats, opening.transfers);
  for (const [i, line] of lines.entries()) add(line, (lines[i - 1] ?? opening).state.seats, line.transfers);
  return {
    holds: points(holds),
    rows: rows.slice(begins).toReversed(),
    earlier: rows.slice(0, begins).toReversed(),
  };
}

interface Part {
  readonly number: number;
  readonly transfers: readonly Transfer[];
  readonly empties: boolean;
}

/** The payments of an entry that touch the account; a pot that is emptied among them begins anew there. */
function parted(account: Account, before: number, transfers: readonly Transfer[]): readonly Part[] {
  const parts: Part[] = [];
  const isPot = accountPot(account) !== undefined;
  let holds = before;
  let part: Transfer[] = [];
  const end = (empties: boolean) => {
    if (part.length > 0) parts.push({ number: parts.length, transfers: part, empties });
    part = [];
  };
  for (const transfer of transfers) {
    if (transfer.from !== account && transfer.to !== account) continue;
    part.push(transfer);
    holds += changeOf(account, [transfer]);
    if (isPot && holds === 0) end(true);
  }
  end(false);
  return parts;
}

/** What some payments come to for an account, in points. */
const changeOf = (account: Account, transfers: readonly Transfer[]): Points =>
  points(transfers.reduce((sum, { from, to, amount }) => sum + change(account, from, to) * amount, 0));

const change = (account: Account, from: Account, to: Account): number =>
  Number(to === account) - Number(from === account);

/** Every account of an evening: who took part, in the order of the books, the pots, and the difference where there is one. */
export const accountsOf = ({ players, pots, difference }: Books): readonly Account[] => [
  ...Object.keys(players).map((id): Account => `player:${id}`),
  ...Object.keys(pots).map((id): Account => `pot:${id}`),
  ...(difference === 0 ? [] : (["difference"] as const)),
];

/** Whether an account of an address is one of the evening's. */
export function accountIn(books: Books, text: string): Account | undefined {
  return ([...accountsOf(books), "difference"] as const).find((account) => account === text);
}
