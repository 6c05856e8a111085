import {
  type Account,
  accountPlayer,
  accountPot,
  type Books,
  compareText,
  type Evening,
  held,
  type Player,
  type Setup,
} from "../../model/index.ts";
import { type Replay, replay } from "../replay.ts";
import { settle } from "../settlement.ts";
import { oneLine, playerNames } from "./names.ts";

type NameOf = (account: Account) => string;

/** What an account held before the evening began. */
type Carried = (account: Account) => number;

/** An evening that is posted already. */
export interface PostedEvening {
  readonly setup: Setup;
  readonly replay: Replay;
}

/**
 * An evening as a plain-text journal, in points, that hledger reads, strictly too: each entry is a transaction, each
 * payment a pair of postings, and every account's last posting of a transaction asserts what it then holds.
 */
export const journal = (evening: Evening): string => journalOf(evening, replay(evening));

/** The same for an evening that is posted already; what pays nothing stands there without payments. */
export function journalOf(setup: Setup, replay: Replay): string {
  const name = accountNames(setup.players);
  return written(
    [{ setup, replay }],
    name,
    transactionsOf({ setup, replay }, name, () => 0),
  );
}

/**
 * Several evenings as one journal, by the day on which they began: everybody keeps one account through all of them, by
 * the name in the first one; an evening that has ended closes with the split of its pots, so that the balances are sums
 * of the results.
 */
export function seasonJournal(evenings: readonly PostedEvening[]): string {
  const inOrder = evenings.toSorted((a, b) => compareText(dateOf(a.setup), dateOf(b.setup)));
  const players = new Map(
    inOrder
      .flatMap(({ setup }) => setup.players)
      .toReversed()
      .map((one) => [one.id, one]),
  );
  const name = accountNames([...players.values()].toReversed());
  const carried = new Map<Account, number>();
  const transactions: string[] = [];
  for (const evening of inOrder) {
    const held = (account: Account) => carried.get(account) ?? 0;
    const end = endOf(evening);
    transactions.push(...transactionsOf(evening, name, held), ...splitOf(evening, end, name, held));
    for (const [account, holds] of end) carried.set(account, held(account) + holds);
  }
  return written(inOrder, name, transactions);
}

/** One date for all of an evening: hledger asserts in the order of dates, and an entry may have been saved after those that follow it. */
const dateOf = ({ startedAt }: Setup): string => startedAt.slice(0, "yyyy-mm-dd".length);

function written(evenings: readonly PostedEvening[], name: NameOf, transactions: readonly string[]): string {
  const payees = new Set([
    "opening",
    ...evenings.flatMap(({ replay }) => replay.postings.map(({ entry }) => entry.type)),
  ]);
  if (evenings.some(({ setup }) => setup.end !== null)) payees.add(SPLIT);
  const accounts = new Set(evenings.flatMap(({ replay }) => accountsIn(replay.opening.state.books)));
  const declared = [
    "commodity 1000. p",
    ...[...accounts].map((account) => `account ${name(account)}`),
    ...[...payees].map((payee) => `payee ${payee}`),
  ].join("\n");
  return `${[declared, ...transactions].join("\n\n")}\n`;
}

const accountsIn = ({ players, pots }: Books): readonly Account[] => [
  ...Object.keys(players).map((id) => `player:${id}` as const),
  ...Object.keys(pots).map((id) => `pot:${id}` as const),
  "difference",
];

function transactionsOf({ setup, replay }: PostedEvening, name: NameOf, carried: Carried): readonly string[] {
  const { opening, postings } = replay;
  return [
    { payee: "opening", id: setup.id, ...opening },
    ...postings.map(({ entry, ...step }) => ({ payee: entry.type, id: entry.id, ...step })),
  ].map(({ payee, id, transfers, state }) => {
    const lines = transfers.flatMap(({ from, to, amount, reason }) => [
      { account: from, amount: -amount, reason },
      { account: to, amount, reason },
    ]);
    const after = (account: Account) => carried(account) + held(state.books, account);
    return transaction(setup, payee, id, postingLines(lines, after, name));
  });
}

const transaction = (setup: Setup, payee: string, id: string, lines: readonly string[]): string =>
  [`${dateOf(setup)} ${payee}  ; ${oneLine(id)}`, ...lines].join("\n");

/** What every account holds once an evening is over and its pots are shared. */
function endOf({ setup, replay }: PostedEvening): ReadonlyMap<Account, number> {
  const { books } = lastState(replay);
  const ended = new Map(accountsIn(books).map((account) => [account, held(books, account) as number]));
  const shares = sharesOf({ setup, replay });
  if (shares.length === 0) return ended;
  for (const id of Object.keys(books.pots)) ended.set(`pot:${id}`, 0);
  for (const [id, share] of shares) ended.set(`player:${id}`, (ended.get(`player:${id}`) ?? 0) + share);
  return ended;
}

const lastState = ({ opening, postings }: Replay) => postings.at(-1)?.state ?? opening.state;

/** What each gets of the pots; nothing while the evening runs. */
const sharesOf = ({ setup, replay }: PostedEvening): readonly (readonly [string, number])[] =>
  setup.end === null
    ? []
    : Object.entries(settle(setup, lastState(replay)).split.shares).filter(([, share]) => share !== 0);

const SPLIT = "potSplit";

function splitOf(
  evening: PostedEvening,
  end: ReadonlyMap<Account, number>,
  name: NameOf,
  carried: Carried,
): readonly string[] {
  const shares = sharesOf(evening);
  if (shares.length === 0) return [];
  const { pots } = lastState(evening.replay).books;
  const lines: Line[] = [
    ...Object.entries(pots).map(([id, holds]) => ({ account: `pot:${id}` as const, amount: -holds, reason: SPLIT })),
    ...shares.map(([id, amount]) => ({ account: `player:${id}` as const, amount, reason: SPLIT })),
  ];
  const after = (account: Account) => carried(account) + (end.get(account) ?? 0);
  return [transaction(evening.setup, SPLIT, evening.setup.id, postingLines(lines, after, name))];
}

interface Line {
  readonly account: Account;
  readonly amount: number;
  readonly reason: string;
}

function postingLines(lines: readonly Line[], after: Carried, name: NameOf): string[] {
  return lines.map(({ account, amount, reason }, index) => {
    const isLast = !lines.slice(index + 1).some((later) => later.account === account);
    const assertion = isLast ? ` = ${after(account)} p` : "";
    return `    ${name(account)}  ${amount} p${assertion}  ; ${reason}`;
  });
}

function accountNames(players: readonly Player[]): NameOf {
  const names = playerNames(players);
  return (account) => {
    const player = accountPlayer(account);
    if (player !== undefined) return `players:${names.get(player)}`;
    const pot = accountPot(account);
    return pot === undefined ? account : `pots:${pot}`;
  };
}
