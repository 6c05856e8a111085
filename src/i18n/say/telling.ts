import type { PlayerId } from "../../model/index.ts";
import type { TarokRules } from "../../rules/tarok/rules.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import type { Words } from "../words.ts";

/** What a sentence about an evening of Tarok needs to know. */
export interface Telling {
  readonly words: Words;
  /** The name of a player, by id. */
  readonly name: (id: PlayerId) => string;
  /** The rules of the evening, whose amounts the sentences name. */
  readonly rules: TarokRules;
  /** Who sits at the table at that moment, in the order of play. */
  readonly seats: readonly PlayerId[];
}

/** The part of it that clauses without amounts need. */
export type Speaking = Pick<Telling, "words" | "name">;

/** A clause as a phrase, whether it holds a suit or is only words. */
export const phrased = (text: Phrase | string): Phrase => (typeof text === "string" ? [text] : text);

/** Clauses as sentences after one another: each with a capital letter and a full stop. */
export const sentences = (clauses: readonly (Phrase | string)[]): Phrase =>
  clauses.flatMap((clause, i) => phrase`${i === 0 ? "" : " "}${capital(phrased(clause))}.`);

/** A heading: a capital letter, no full stop. */
export const heading = (text: Phrase | string): Phrase => capital(phrased(text));
