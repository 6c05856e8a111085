import type { PlayerId, Setup, Transfer } from "../../src/model/index.ts";
import { points } from "../../src/model/index.ts";
import {
  type Deal,
  HJORRING,
  type TarokEntry,
  type TarokRules,
  type TarokState,
  tarok,
} from "../../src/rules/tarok/index.ts";

/** An evening of `seats` with Hjørring's rules, or with some of them changed. */
export const setupOf = (seats: readonly PlayerId[], rules: Partial<TarokRules> = {}): Setup<TarokRules> => ({
  id: "evening",
  game: "tarok",
  startedAt: "2026-10-24T19:00:00+02:00",
  money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
  jetons: { issued: points(300) },
  rules: { ...HJORRING, ...rules },
  players: ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, name: id.toUpperCase() })),
  seats,
  firstDealer: seats[0] ?? "",
  end: null,
});

/** The state after some entries at a table. */
export function stateOf(
  seats: readonly PlayerId[],
  entries: readonly TarokEntry[] = [],
  rules: Partial<TarokRules> = {},
) {
  const setup = setupOf(seats, rules);
  return entries.reduce<TarokState>(
    (state, entry) => tarok.step(entry, state, setup.rules).state,
    tarok.open(setup).state,
  );
}

/** A deal dealt by a, d sitting out where four are at the table. */
export const dealOf = (keys: Partial<Deal> = {}): Deal => ({
  type: "deal",
  id: "deal",
  dealer: "a",
  sittingOut: [],
  ...keys,
});

/** Payments as short texts: `b→a 10 declaration[0]`, pots as `pagat` and `king`. */
export const told = (transfers: readonly Transfer[]): string[] =>
  transfers.map(({ from, to, amount, reason, source }) => {
    const [payer, payee] = [from, to].map((account) => account.replace(/^(player|pot):/, ""));
    return `${payer}→${payee} ${amount} ${reason}${source === undefined ? "" : `[${source}]`}`;
  });

/** What an entry pays at a table of a, b, c (and d, e). */
export function paysAt(
  seats: readonly PlayerId[],
  entry: TarokEntry,
  rules: Partial<TarokRules> = {},
  before: readonly TarokEntry[] = [],
): string[] {
  return told(tarok.step(entry, stateOf(seats, before, rules), setupOf(seats, rules).rules).transfers);
}

/** What a deal by a among a, b and c pays beside the dealer's fee. */
export const pays = (deal: Partial<Deal>, rules: Partial<TarokRules> = {}): string[] =>
  paysAt(["a", "b", "c"], dealOf({ dealerPays: false, ...deal }), rules);
