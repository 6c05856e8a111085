import { type Problem, pathText } from "../model/index.ts";
import { en } from "./en/index.ts";
import { wordsOf } from "./load.ts";
import { plain } from "./phrase.ts";
import { problemPhrase } from "./say/index.ts";

// The command line speaks English and has no chunk to wait for; it knows people by their ids.
const telling = { words: wordsOf(en), name: (id: string) => `"${id}"` };

/** One thing that is wrong with a file, as format.md prints it: `entries[3].lastTrick.winner: CODE: sentence`. */
export const problemLine = (problem: Problem): string =>
  `${pathText(problem.path)}: ${problem.code}: ${plain(problemPhrase(telling, problem))}`;
