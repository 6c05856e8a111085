import {
  type Account,
  accountPlayer,
  accountPot,
  type PlayerId,
  type Points,
  type PotId,
  playerAccount,
  points,
  type Transfer,
} from "../model/index.ts";
import type { Line } from "./types.ts";

/** What one person owes another, or what a pot gave up, when all is set off. */
interface Push<From> {
  readonly from: From;
  readonly to: PlayerId;
  readonly amount: Points;
}

/** What some put into the pots, each of them as much. */
export interface PutIn {
  readonly players: readonly PlayerId[];
  /** They are all at the table. */
  readonly everybody: boolean;
  /** Both pots together where each received the same. */
  readonly into: readonly { readonly pots: readonly PotId[]; readonly amount: Points }[];
}

/** A deal as it is seen across the table: what was pushed from one to another, which pot was emptied, what went in. */
export interface Pushed {
  readonly line: Line;
  readonly between: readonly Push<PlayerId>[];
  readonly emptied: readonly Push<PotId>[];
  readonly putIn: readonly PutIn[];
  /** What the deal gave or cost somebody, in points. */
  readonly net: (player: PlayerId) => Points;
}

/** The last deal of a book as the table sees it; null before the first. */
export function lastPushed(lines: readonly Line[]): Pushed | null {
  const line = lines.findLast(({ number }) => number !== null);
  if (!line) return null;
  const { transfers, state } = line;
  return {
    line,
    between: between(transfers),
    emptied: emptied(transfers),
    putIn: putIn(transfers, state.seats),
    net: (player) => netOf(transfers, playerAccount(player)),
  };
}

const netOf = (transfers: readonly Transfer[], account: Account): Points =>
  points(transfers.reduce((sum, { from, to, amount }) => sum + sign(account, from, to) * amount, 0));

const sign = (account: Account, from: Account, to: Account): number =>
  Number(to === account) - Number(from === account);

/** Between each two people only the difference is pushed. */
function between(transfers: readonly Transfer[]): Push<PlayerId>[] {
  const owed = new Map<string, { readonly ids: readonly [PlayerId, PlayerId]; sum: number }>();
  for (const { from, to, amount } of transfers) {
    const [payer, receiver] = [accountPlayer(from), accountPlayer(to)];
    if (payer === undefined || receiver === undefined) continue;
    const ids: readonly [PlayerId, PlayerId] = payer < receiver ? [payer, receiver] : [receiver, payer];
    const pair = owed.get(ids.join(" ")) ?? { ids, sum: 0 };
    owed.set(ids.join(" "), { ids, sum: pair.sum + (payer === ids[0] ? amount : -amount) });
  }
  return [...owed.values()].flatMap(({ ids: [a, b], sum }) => {
    if (sum === 0) return [];
    const [from, to] = sum > 0 ? [a, b] : [b, a];
    return [{ from, to, amount: points(Math.abs(sum)) }];
  });
}

/** What each took out of a pot, all of it together. */
function emptied(transfers: readonly Transfer[]): Push<PotId>[] {
  const taken = new Map<string, Push<PotId>>();
  for (const { from, to, amount } of transfers) {
    const [pot, player] = [accountPot(from), accountPlayer(to)];
    if (pot === undefined || player === undefined) continue;
    const before = taken.get(`${pot} ${player}`)?.amount ?? 0;
    taken.set(`${pot} ${player}`, { from: pot, to: player, amount: points(before + amount) });
  }
  return [...taken.values()];
}

/** What went into the pots; the funding apart, since everybody at the table brings it. */
function putIn(transfers: readonly Transfer[], seats: readonly PlayerId[]): readonly PutIn[] {
  const isFunding = ({ reason }: Transfer) => reason === "funding";
  return [
    ...together(
      transfers.filter((one) => !isFunding(one)),
      seats,
    ),
    ...together(transfers.filter(isFunding), seats),
  ];
}

/** Those who put in the same told together, in the order of the seats. */
function together(transfers: readonly Transfer[], seats: readonly PlayerId[]): PutIn[] {
  const alike = new Map<string, PutIn>();
  for (const id of seats) {
    const into = putInBy(id, transfers);
    if (into.length === 0) continue;
    const key = JSON.stringify(into);
    const players = [...(alike.get(key)?.players ?? []), id];
    alike.set(key, { players, everybody: players.length === seats.length, into });
  }
  return [...alike.values()];
}

function putInBy(player: PlayerId, transfers: readonly Transfer[]): PutIn["into"] {
  const into = new Map<PotId, number>();
  for (const { from, to, amount } of transfers) {
    const pot = accountPot(to);
    if (accountPlayer(from) === player && pot !== undefined) into.set(pot, (into.get(pot) ?? 0) + amount);
  }
  const [same, ...others] = new Set(into.values());
  if (same !== undefined && others.length === 0) return [{ pots: [...into.keys()], amount: points(same) }];
  return [...into].map(([pot, amount]) => ({ pots: [pot], amount: points(amount) }));
}
