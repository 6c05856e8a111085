import { tidy } from "../../model/index.ts";
import type { PersonCard } from "../../state/index.ts";

const folded = (name: string): string => tidy(name).toLocaleLowerCase("da");

/** Shorter names differ by a letter and are still two people: Bo and Ib, Per and Pia. */
const SHORTEST_SLIP = 4;

/** Somebody in the directory whom a typed name may mean. */
export interface Likeness {
  readonly person: PersonCard;
  /** The same name but for capitals and spaces; else one letter apart. */
  readonly same: boolean;
}

/** Whom a typed name may mean: somebody of the same name, else of one that is a slip of the finger away. */
export function alike(name: string, people: readonly PersonCard[]): Likeness | undefined {
  const typed = folded(name);
  if (typed === "") return undefined;
  const same = people.find((person) => folded(person.name) === typed);
  if (same) return { person: same, same: true };
  const near = people.find((person) => oneSlip(folded(person.name), typed));
  return near && { person: near, same: false };
}

/** Whether one letter more, less, exchanged or swapped with its neighbour makes one name of the other. */
function oneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST_SLIP || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}

/** Others in the order in which they may be the same: those of a name like this one first, then by name. */
export function likeFirst<P extends PersonCard>(name: string, others: readonly P[], locale: string): readonly P[] {
  const [like, typed] = [(person: P) => folded(person.name), folded(name)];
  const rank = (person: P) => (like(person) === typed ? 0 : oneSlip(like(person), typed) ? 1 : 2);
  return others.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}
