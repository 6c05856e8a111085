import {
  type Account,
  accountPlayer,
  accountPot,
  type Books,
  type Evening,
  held,
  type Setup,
  type Transfer,
} from "../../model/index.ts";
import { type Replay, replay } from "../replay.ts";
import { oneLine, playerNames } from "./names.ts";

type NameOf = (account: Account) => string;

/**
 * An evening as a plain-text journal, in points, that hledger reads, strictly too: each entry is a transaction, each
 * payment a pair of postings, and every account's last posting of a transaction asserts what it then holds.
 */
export const journal = (evening: Evening): string => journalOf(evening, replay(evening));

/** The same for an evening that is posted already; what pays nothing stands there without payments. */
export function journalOf(evening: Setup, { opening, postings }: Replay): string {
  const name = accountNames(evening);
  // One date for all: hledger asserts in the order of dates, and an entry may have been saved after those that follow it.
  const date = evening.startedAt.slice(0, "yyyy-mm-dd".length);
  const transactions = [
    { payee: "opening", id: evening.id, ...opening },
    ...postings.map(({ entry, ...step }) => ({ payee: entry.type, id: entry.id, ...step })),
  ].map(({ payee, id, transfers, state }) =>
    [`${date} ${payee}  ; ${oneLine(id)}`, ...postingLines(transfers, state.books, name)].join("\n"),
  );
  const payees = new Set(["opening", ...postings.map(({ entry }) => entry.type)]);
  return `${[declarations(payees, opening.state.books, name), ...transactions].join("\n\n")}\n`;
}

/** What strict reading wants declared before it is used. */
function declarations(payees: Iterable<string>, { players, pots }: Books, name: NameOf): string {
  const accounts: Account[] = [
    ...Object.keys(players).map((id) => `player:${id}` as const),
    ...Object.keys(pots).map((id) => `pot:${id}` as const),
    "difference",
  ];
  return [
    "commodity 1000. p",
    ...accounts.map((account) => `account ${name(account)}`),
    ...[...payees].map((payee) => `payee ${payee}`),
  ].join("\n");
}

function postingLines(transfers: readonly Transfer[], after: Books, name: NameOf): string[] {
  const lines = transfers.flatMap(({ from, to, amount, reason }) => [
    { account: from, amount: -amount, reason },
    { account: to, amount, reason },
  ]);
  return lines.map(({ account, amount, reason }, index) => {
    const isLast = !lines.slice(index + 1).some((later) => later.account === account);
    const assertion = isLast ? ` = ${held(after, account)} p` : "";
    return `    ${name(account)}  ${amount} p${assertion}  ; ${reason}`;
  });
}

function accountNames({ players }: Setup): NameOf {
  const names = playerNames(players);
  return (account) => {
    const player = accountPlayer(account);
    if (player !== undefined) return `players:${names.get(player)}`;
    const pot = accountPot(account);
    return pot === undefined ? account : `pots:${pot}`;
  };
}
