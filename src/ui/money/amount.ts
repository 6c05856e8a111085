import { MAX_PAYMENT } from "../../model/index.ts";

/** Minor units (øre) of an amount as it is typed, "12,50" or "12.5": above 0, no more than a payment may be, with no more decimals than the currency has. */
export function minorOf(text: string, digits: number): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(withoutThousands(text.trim())) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  const minor = Number(whole + decimals.padEnd(digits, "0"));
  return minor > 0 && minor <= MAX_PAYMENT ? minor : undefined;
}

/** "1.234,50" and "1 234,50" are how the app writes it: the points between thousands are none. */
const withoutThousands = (text: string): string =>
  /^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(text) ? text.replace(/[.\s]/g, "") : text;

/** The same the other way: what a field shows for an amount. */
export const minorText = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits);
