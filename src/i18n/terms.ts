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
