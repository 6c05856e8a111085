import { fullName } from "../../model/index.ts";
import { wordsIn } from "./evenings.ts";
import { holds, plain } from "./plain.ts";

/** Those whose name or mark holds all words of a question, in the order they came. */
export function findPeople<P extends { readonly name: string; readonly mark?: string }>(
  people: readonly P[],
  text: string,
): readonly P[] {
  const sought = wordsIn(text).map(plain);
  return people.filter((person) => {
    const name = plain(fullName(person));
    return sought.every((word) => holds(name, word));
  });
}
