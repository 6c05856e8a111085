/** Choosing people, and typing the name of somebody new. */
export const people = {
  newName: "Nyt navn",
  newNameHelp: "En gæst behøver kun et navn.",
  addName: "Tilføj",
  showAll: (n: number): string => `Vis alle ${n}`,
  sameName: (name: string): string => `${name} står allerede på listen.`,
  nearName: (name: string): string => `Det ligner ${name}, som står på listen.`,
  sameNameAsk: "Er det den samme? Ellers skriv et kendetegn, for eksempel et bogstav mere.",
  atTableAlready: (name: string): string => `${name} sidder allerede ved bordet.`,
  samePerson: (name: string): string => `Det er ${name}`,
  anotherPerson: "En anden",
  anotherMarked: "En anden: giv et kendetegn",
  last: (when: string): string => `senest ${when}`,
  giveMark: "Giv et kendetegn",
};
