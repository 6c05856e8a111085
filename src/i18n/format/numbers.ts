/** The true minus sign, which is as wide as a plus. */
const MINUS = "\u2212";

/** The text of formatted parts, with the true minus sign whatever the locale's own is. */
export const withMinus = (parts: readonly { readonly type: string; readonly value: string }[]): string =>
  parts.map(({ type, value }) => (type === "minusSign" ? MINUS : value)).join("");

/** Whole points and plain numbers. */
export function numbers(locale: string) {
  const plain = new Intl.NumberFormat(locale, { signDisplay: "negative" });
  const signed = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const average = new Intl.NumberFormat(locale, { ...tenths, signDisplay: "negative" });
  const signedAverage = new Intl.NumberFormat(locale, { ...tenths, signDisplay: "exceptZero" });
  const rules = new Intl.PluralRules(locale);
  return {
    /** Whole points or a plain number: "145", "−120", "1.240". */
    points: (n: number): string => withMinus(plain.formatToParts(n)),
    /** A change in whole points: "+225", "−20", "0". */
    signed: (n: number): string => withMinus(signed.formatToParts(n)),
    /** An average to one decimal: "24,3". */
    average: (n: number): string => withMinus(average.formatToParts(n)),
    /** An average gain or loss to one decimal: "+12,4". */
    signedAverage: (n: number): string => withMinus(signedAverage.formatToParts(n)),
    /** The form that goes with the number, the number not included. */
    plural: (n: number, one: string, other: string): string => (rules.select(n) === "one" ? one : other),
  };
}
