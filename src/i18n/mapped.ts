/** The same words, each changed alike. */
export const mapped = <K extends string>(words: Readonly<Record<K, string>>, change: (word: string) => string) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, word]) => [key, change(word)])) as Record<K, string>;
