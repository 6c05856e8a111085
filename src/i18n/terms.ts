/** Words that differ from club to club (rules.md, section 13); the first of each is the usual one. */
export const TERMS = {
  scus: ["scus", "scies"],
  full: ["fuldt", "helt"],
  overfull: ["sprøjte", "overfyldt"],
  halfWithoutKing: ["uden kongen", "den dumme"],
} as const;

/** Which word a club uses for each thing that has several. */
export type Terms = { readonly [K in keyof typeof TERMS]: (typeof TERMS)[K][number] };

export const USUAL_TERMS: Terms = {
  scus: "scus",
  full: "fuldt",
  overfull: "sprøjte",
  halfWithoutKing: "uden kongen",
};

/** The terms among what was chosen and stored; the usual word where nothing fitting was. */
export function termsOf(chosen: Readonly<Record<string, string>>): Terms {
  const pick = <K extends keyof Terms>(key: K): Terms[K] =>
    TERMS[key].find((word): word is Terms[K] => word === chosen[key]) ?? USUAL_TERMS[key];
  return {
    scus: pick("scus"),
    full: pick("full"),
    overfull: pick("overfull"),
    halfWithoutKing: pick("halfWithoutKing"),
  };
}
