import { join, type Phrase } from "../phrase.ts";

/** Several things as one language counts them up. */
export function lists(locale: string) {
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const or = new Intl.ListFormat(locale, { type: "disjunction" });
  return {
    /** "Inger, Poul og Karen". */
    list: (items: readonly string[]): string => and.format(items),
    /** "Inger, Poul eller Karen". */
    either: (items: readonly string[]): string => or.format(items),
    /** The same for phrases, whose suits stay suits. */
    phrases: (items: readonly Phrase[]): Phrase => {
      const places = and.formatToParts(items.map((_, i) => String(i)));
      return join(
        places.map(({ type, value }) => (type === "element" ? (items[Number(value)] ?? []) : [value])),
        "",
      );
    },
  };
}
