import type { Problem } from "../../../model/index.ts";
import { join, type Phrase } from "../../phrase.ts";
import { type Speaking, sentences } from "../telling.ts";
import type { ToldEntry } from "../toldEntry.ts";
import { factsOf } from "./factsOf.ts";

/** A problem in words: what is wrong (to be set in bold), why, and what to do; each a sentence, the last two may be empty. */
export interface ProblemText {
  readonly head: Phrase;
  readonly rest: Phrase;
  readonly remedy: Phrase;
}

/** What cannot be, in words. With the entry that it was found in, the sentences also tell what stands against it. */
export function problemText(told: Speaking, problem: Problem, entry?: ToldEntry): ProblemText {
  const { head, rest, remedy } = told.words.problems.codes[problem.code](factsOf(told, problem, entry));
  const sentence = (text: Phrase | string | undefined): Phrase => (text === undefined ? [] : sentences([text]));
  return { head: sentence(head), rest: sentence(rest), remedy: sentence(remedy) };
}

/** The whole problem as one phrase: "Fuldt i hjerter kan ikke passe. Karen har meldt … Ret …". */
export function problemPhrase(told: Speaking, problem: Problem, entry?: ToldEntry): Phrase {
  const { head, rest, remedy } = problemText(told, problem, entry);
  return join(
    [head, rest, remedy].filter((part) => part.length > 0),
    " ",
  );
}
