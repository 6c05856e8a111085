import type { people as da } from "../da/people.ts";

export const people: typeof da = {
  newName: "New name",
  newNameHelp: "A guest needs only a name.",
  addName: "Add",
  showAll: (n) => `Show all ${n}`,
  sameName: (name) => `${name} is on the list already.`,
  nearName: (name) => `That looks like ${name}, who is on the list.`,
  sameNameAsk: "Is it the same person? If not, write something to tell them apart, such as another letter.",
  atTableAlready: (name) => `${name} sits at the table already.`,
  samePerson: (name) => `It is ${name}`,
  anotherPerson: "Somebody else",
  anotherMarked: "Somebody else: give a mark",
  last: (when: string): string => `last ${when}`,
  giveMark: "Give a mark",
};
