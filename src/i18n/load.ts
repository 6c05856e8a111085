import type { Language } from "./languages.ts";
import { type Terms, USUAL_TERMS } from "./terms.ts";
import type { Dictionary, Words } from "./words.ts";

type Dictionaries = (terms: Terms) => Dictionary;

const FILES: Record<Language, () => Promise<Dictionaries>> = {
  da: async () => (await import("./da/index.ts")).da,
  en: async () => (await import("./en/index.ts")).en,
  sv: async () => (await import("./sv/index.ts")).sv,
};

/** A dictionary in the club's own terms, which can be exchanged without loading anything again. */
export const wordsOf = (dictionary: Dictionaries, terms: Terms = USUAL_TERMS): Words => ({
  ...dictionary(terms),
  withTerms: (next) => wordsOf(dictionary, next),
});

/** The words of a language; each language is a chunk of its own, loaded when it is asked for. */
export const loadWords = async (language: Language, terms?: Terms): Promise<Words> =>
  wordsOf(await FILES[language](), terms);
