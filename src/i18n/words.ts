import type { da } from "./da/index.ts";
import type { Terms } from "./terms.ts";

/** Everything one language says; Danish is the source, so a key that another language lacks does not compile. */
export type Dictionary = ReturnType<typeof da>;

/** The words of a language in a club's terms. */
export interface Words extends Dictionary {
  /** The same language with the words of another club (scus or scies, …). */
  readonly withTerms: (terms: Terms) => Words;
}
