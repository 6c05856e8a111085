import type { GameId } from "../model/index.ts";
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

type Sentences = readonly string[];

/** Short help by the address of a screen, as `routes` writes it; by game where a screen differs by it. */
export type Help = Readonly<Record<string, Sentences | Readonly<Record<GameId, Sentences>>>>;

const HELP: Record<Language, () => Promise<Help>> = {
  da: async () => (await import("./da/help.ts")).help,
  en: async () => (await import("./en/help.ts")).help,
  sv: async () => (await import("./sv/help.ts")).help,
};

/** The help in a language, which few ask for: a chunk of its own. */
export const loadHelp = (language: Language): Promise<Help> => HELP[language]();

const isByGame = (told: Help[string]): told is Readonly<Record<GameId, Sentences>> => !Array.isArray(told);

/** What the help says of a screen, in an evening of that game where it is one; nothing where it has nothing to say. */
export function helpOf(help: Help, screen: string, game: GameId | null): Sentences {
  const told = help[screen] ?? [];
  if (!isByGame(told)) return told;
  return game === null ? [] : told[game];
}
