/** The evening corrected as a whole: everything is replayed. */
export const setup = {
  title: "Regler og pris",
  intro: "Det, der rettes her, gælder hele aftenen. Alt regnes om, og rettelsen kan ses i loggen.",
  when: "Dato og sted",
  money: "Pris og jetons",
  seats: "Navne og pladser",
  rules: "Regler",
  seatsAtStart: "Sådan sad I, da aftenen begyndte.",
  firstDealer: "Hvem gav først?",
  nameOf: (n: number): string => `Navn ${n}`,
  clear: "Ryd",
  nothing: "Intet er ændret",
  correct: "Ret det, der er forkert",
  save: "Gem ændringerne",
  saved: "Ændringerne er gemt.",
  noName: "Skriv et navn.",
  noTime: "Vælg en dag og et klokkeslæt.",
};
