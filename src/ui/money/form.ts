import { MAX_POINTS, type Money, type Points, points } from "../../model/index.ts";

/** What an evening is played for, as it is being typed. */
export interface MoneyForm {
  /** Minor units (øre) a point. */
  readonly price: string;
  readonly roundToMinor: number;
  readonly currency: string;
}

/** Fields that hold something that cannot be. */
export type MoneyFault = "price" | "currency";

/** Money as the form shows it. */
export const moneyForm = ({ minorPerPoint, roundToMinor, currency }: Money): MoneyForm => ({
  price: String(minorPerPoint).replace(".", ","),
  roundToMinor,
  currency,
});

/** The money that the form describes, or the fields that are wrong. */
export function moneyOf({ price, currency, roundToMinor }: MoneyForm): {
  readonly faulty: readonly MoneyFault[];
  readonly money: Money | undefined;
} {
  const minorPerPoint = priceOf(price);
  const code = currency.trim().toUpperCase();
  const known = isCurrency(code);
  const faulty: MoneyFault[] = [];
  if (minorPerPoint === undefined) faulty.push("price");
  if (!known) faulty.push("currency");
  const money = minorPerPoint !== undefined && known ? { minorPerPoint, currency: code, roundToMinor } : undefined;
  return { faulty, money };
}

/** Whether a text has the form of an ISO 4217 code. */
export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/** Minor units a point: more than 0, at most two decimals (format.md). */
export function priceOf(text: string): number | undefined {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const price = Number(text.trim().replace(",", "."));
  return price > 0 && price <= MAX_POINTS ? price : undefined;
}

/** Points in jetons handed to each player; nothing typed is a table without. */
export function issuedOf(text: string): Points | undefined {
  if (!/^\d{0,7}$/.test(text.trim())) return undefined;
  const issued = Number(text);
  return issued <= MAX_POINTS ? points(issued) : undefined;
}

/** Jetons as the form shows them. */
export const issuedText = (issued: number): string => (issued === 0 ? "" : String(issued));
