import type { people as da } from "../da/people.ts";

export const people: typeof da = {
  newName: "Nytt namn",
  newNameHelp: "En gäst behöver bara ett namn.",
  addName: "Lägg till",
  showAll: (n) => `Visa alla ${n}`,
  sameName: (name) => `${name} står redan på listan.`,
  nearName: (name) => `Det liknar ${name}, som står på listan.`,
  sameNameAsk: "Är det samma person? Skriv annars ett kännetecken, till exempel en bokstav till.",
  atTableAlready: (name) => `${name} sitter redan vid bordet.`,
  samePerson: (name) => `Det är ${name}`,
  anotherPerson: "En annan",
  anotherMarked: "En annan: ge ett kännetecken",
  last: (when: string): string => `senast ${when}`,
  giveMark: "Ge ett kännetecken",
};
