import type { PlayerId } from "../../../model/index.ts";
import type { Bagud } from "../deal.ts";
import type { DealSoFar } from "./draft.ts";
import type { CardTap, RowList } from "./tap.ts";

/** A row of one of the deal's lists. */
type Row<L extends RowList> = NonNullable<DealSoFar[L]>[number];

/** A value without some of its keys: what is optional in a deal is left out, never undefined. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

/** The deal with a key set, or without it where the value is undefined. */
export function set<K extends keyof DealSoFar>(deal: DealSoFar, key: K, value: DealSoFar[K] | undefined): DealSoFar {
  return value === undefined ? { ...without(deal, key), ...kept(deal) } : { ...deal, [key]: value };
}

/** What a deal is never without. */
const kept = ({ type, id, dealer, sittingOut }: DealSoFar) => ({ type, id, dealer, sittingOut });

export const rowsOf = <L extends RowList>(deal: DealSoFar, list: L): readonly Row<L>[] => deal[list] ?? [];

/** The deal with the rows of a list, or without the list where there are none. */
export const withRows = <L extends RowList>(deal: DealSoFar, list: L, rows: readonly Row<L>[]): DealSoFar =>
  set(deal, list, (rows.length === 0 ? undefined : [...rows]) as DealSoFar[L] | undefined);

export const addRow = <L extends RowList>(deal: DealSoFar, list: L, row: Row<L>): DealSoFar =>
  withRows(deal, list, [...rowsOf(deal, list), row]);

export const replaceRow = <L extends RowList>(deal: DealSoFar, list: L, at: number, row: Row<L>): DealSoFar =>
  withRows(
    deal,
    list,
    rowsOf(deal, list).map((old, i) => (i === at ? row : old)),
  );

export const removeRow = (deal: DealSoFar, list: RowList, at: number): DealSoFar =>
  withRows(
    deal,
    list,
    rowsOf(deal, list).filter((_, i) => i !== at),
  );

/** A pagat or king of a player's, as `lost` and `bagud` list it. */
export const cardOf = (player: PlayerId, { card, suit }: CardTap): Bagud =>
  card === "pagat" ? { card, player } : { card, player, ...(suit === undefined ? {} : { suit }) };

/** Whether two taps or rows speak of the same card; kings of unknown suit count as the same key. */
export const sameCard = (a: CardTap, b: CardTap): boolean => a.card === b.card && a.suit === b.suit;
