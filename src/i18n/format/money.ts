import type { Money } from "../../model/index.ts";
import { withMinus } from "./numbers.ts";

type Style = "currency" | "decimal";

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Currencies whose minor unit people name instead of a fraction of the major one. */
const ORE = ["DKK", "NOK", "SEK"];

const oreIn = (locale: string): string => (locale.startsWith("sv") ? "öre" : "øre");

/** Money from minor units (øre). */
export function money(locale: string) {
  const formats = new Map<string, (minor: number) => string>();

  const make = (currency: string, style: Style, signed: boolean, extraDigits = 0) => {
    const digits = decimalsOf(currency);
    const format = new Intl.NumberFormat(locale, {
      ...(style === "currency" ? { style, currency } : { style }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + extraDigits,
      signDisplay: signed ? "exceptZero" : "negative",
    });
    return (minor: number): string => withMinus(format.formatToParts(minor / 10 ** digits));
  };
  const cached = (...[currency, style, signed, extra]: Parameters<typeof make>) => {
    const key = `${currency} ${style} ${signed} ${extra}`;
    const format = formats.get(key) ?? make(currency, style, signed, extra);
    formats.set(key, format);
    return format;
  };
  const ore = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

  return {
    /** An amount with its currency: "11,00 kr.". */
    money: (minor: number, currency: string): string => cached(currency, "currency", false)(minor),
    /** A gain or loss with its currency: "+11,00 kr.". */
    signedMoney: (minor: number, currency: string): string => cached(currency, "currency", true)(minor),
    /** An amount alone, for a column whose head names the currency: "−14,50". */
    amount: (minor: number, currency: string): string => cached(currency, "decimal", false)(minor),
    /** A gain or loss alone: "+14,50". */
    signedAmount: (minor: number, currency: string): string => cached(currency, "decimal", true)(minor),
    /** What one point is worth: "10 øre", "1,50 kr.". */
    price: ({ minorPerPoint, currency }: Pick<Money, "minorPerPoint" | "currency">): string =>
      ORE.includes(currency) && minorPerPoint < 100
        ? `${ore.format(minorPerPoint)} ${oreIn(locale)}`
        : cached(currency, "currency", false, 2)(minorPerPoint),
    /** How many digits of a currency stand behind the comma: 2 for kroner. */
    digits: decimalsOf,
    /** What the currency is called in the head of a column: "kr.". */
    currency: (currency: string): string =>
      new Intl.NumberFormat(locale, { style: "currency", currency })
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value ?? currency,
  };
}
