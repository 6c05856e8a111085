import type { Suit } from "../rules/tarok/cards.ts";

/** A suit inside a sentence: a screen may draw it, `plain` writes its word. */
export interface SuitPart {
  readonly suit: Suit;
  readonly word: string;
}
export type Part = string | SuitPart;

/** A piece of text in which every suit is told apart from the words around it. */
export type Phrase = readonly Part[];

type Piece = Part | number | Phrase;

const isPhrase = (piece: Piece): piece is Phrase => Array.isArray(piece);

/** Neighbouring strings become one, empty ones vanish. */
function tidy(parts: Phrase): Phrase {
  const tidied: Part[] = [];
  for (const part of parts) {
    const last = tidied.at(-1);
    if (part === "") continue;
    if (typeof part === "string" && typeof last === "string") tidied[tidied.length - 1] = last + part;
    else tidied.push(part);
  }
  return tidied;
}

/** Template tag: a phrase of words, suits and other phrases. */
export function phrase(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Phrase {
  const spliced = strings.flatMap((text, i): Part[] => {
    const piece = pieces[i] ?? "";
    return [text, ...(isPhrase(piece) ? piece : [typeof piece === "number" ? String(piece) : piece])];
  });
  return tidy(spliced);
}

/** The phrase as a string, suits as words. */
export const plain = (text: Phrase): string =>
  text.map((part) => (typeof part === "string" ? part : part.word)).join("");

/** Several phrases as one, the separator between them. */
export const join = (phrases: readonly Phrase[], separator: string): Phrase =>
  tidy(phrases.flatMap((text, i) => (i === 0 ? text : [separator, ...text])));

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phrase with a capital letter in front, for the beginning of a sentence. */
export const capital = ([first, ...rest]: Phrase): Phrase => {
  if (first === undefined) return [];
  return [typeof first === "string" ? upper(first) : { ...first, word: upper(first.word) }, ...rest];
};

/** A sentence with its full stop, which an abbreviation at its end ("kr.") already is. */
export const fullStop = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
