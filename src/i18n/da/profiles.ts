/** The club's rules, as many sets as it likes. */
export const profiles = {
  title: "Regler",
  intro: "En ny aften begynder med et af disse sæt regler og beholder dem, også når sættet senere ændres.",
  builtIn: "Kan kopieres, men ikke rettes",
  /** How far the club's own are from those the game brings. */
  apart: (n: number, from: string): string =>
    n === 0 ? `Som ${from}` : n === 1 ? `1 afvigelse fra ${from}` : `${n} afvigelser fra ${from}`,
  compare: "Se forskelle",
  fixed: "Disse regler kan ikke rettes. Lav en kopi, så kan alt i den rettes.",
  copyBuiltIn: "Lav klubbens egne ud fra disse",
  copy: "Lav en kopi",
  /** What a first copy is called, unless the club has a name. */
  copied: "Klubbens regler",
  save: "Gem reglerne",
  saved: "Reglerne er gemt.",
  nothing: "Intet er ændret",
  correct: "Ret det, der er forkert",
  clear: "Ryd",
  remove: "Slet reglerne",
  removed: (name: string): string => `${name} er slettet.`,
  kept: "Aftener, der er spillet efter dem, beholder dem.",
  noName: "Skriv et navn.",
  taken: "Der er andre regler med det navn.",
  outOfRange: "Tallet er for stort eller for lille.",
  confirm: {
    title: "Ikke i hæftet",
    intro: "De beløb, der er mærket med †, står ikke i Hjørring-hæftet. Bekræft dem, klubben spiller med.",
    all: "Bekræft dem alle",
    done: "Klubben har bekræftet dem alle.",
    left: (n: number): string => (n === 1 ? "1 er ikke bekræftet" : `${n} er ikke bekræftet`),
    yes: "Bekræftet",
    no: "Ikke bekræftet",
  },
  difference: {
    title: "Forskelle",
    one: "Disse regler",
    other: "Sammenlignet med",
    rule: "Regel",
    evening: "Aftenens regler",
    none: "Ingen forskelle.",
    count: (n: number): string => (n === 1 ? "1 forskel" : `${n} forskelle`),
  },
};
