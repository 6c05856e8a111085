import type { UnitWords } from "./units.ts";

/** Seasons, and who stands where in them. */
export const seasons = {
  title: "Sæsoner",
  about: "Stillinger over en klubsæson",
  intro: "Et klubår går fra 1. august til 31. juli og er her af sig selv, når der er spillet i det.",
  none: "Her er ingen afsluttede aftener.",
  add: "Ny sæson",
  edit: "Ret sæsonen",
  editIt: (name: string): string => `Ret ${name}`,
  days: (from: string, to: string): string => `${from} – ${to}`,
  evenings: (n: number): string => (n === 1 ? "1 aften" : `${n} aftener`),
  form: {
    name: "Navn",
    from: "Fra og med",
    to: "Til og med",
    minEvenings: "Aftener, der skal til for en plads",
    minEveningsHelp: "Tomt, hvis alle skal have en plads.",
    becomesOwn: "Klubåret er her af sig selv. Retter du det, bliver det til klubbens egen sæson.",
    save: "Gem sæsonen",
    saved: "Sæsonen er gemt",
    correct: "Ret det, der mangler",
    wrong: {
      name: "Giv sæsonen et navn.",
      from: "Vælg en dag.",
      to: "Vælg en dag.",
      backwards: "Sæsonen slutter, før den begynder.",
      minEvenings: "Skriv et helt tal fra 0 til 1000.",
    },
  },
  remove: "Slet sæsonen",
  removed: (name: string): string => `${name} er slettet.`,
  removedKeeps: "Aftenerne er her endnu.",
  standings: {
    title: "Stilling",
    orderBy: "Ordnet efter",
    orders: { points: "Point", perEvening: "Pr. aften", money: "Penge" },
    game: "Hvilket spil",
    allGames: "Alle",
    place: "Plads",
    name: "Navn",
    evenings: "Aftener",
    placeOf: (n: number): string => `${n}.`,
    /** What stands beside a number where it has no column. */
    units: {
      evenings: (n: number): string => (n === 1 ? "aften" : "aftener"),
      points: "point",
      perEvening: "pr. aften",
    },
    /** Fewer evenings than were played could be settled. */
    ofEvenings: (n: number): string => (n === 1 ? "af 1 aften" : `af ${n} aftener`),
    minimum: (n: number): string =>
      n === 1 ? "En plads kræver mindst 1 aften." : `En plads kræver mindst ${n} aftener.`,
    noMinimum: "Alle, der har været med, får en plads.",
    withoutPlace: (n: number): string => `Uden plads: under ${n} aftener`,
    currencyFirst: (currency: string): string => `Penge ordnes efter ${currency}, som de fleste aftener er spillet i.`,
    none: "Der er ikke spillet i denne sæson endnu.",
    counted: (n: number): string => (n === 1 ? "1 aften tæller" : `${n} aftener tæller`),
    unsettled: (n: number): string =>
      n === 1
        ? "1 aften kunne ikke gøres op i penge: dens point tæller, men ingen penge."
        : `${n} aftener kunne ikke gøres op i penge: deres point tæller, men ingen penge.`,
    notSettled: "ikke gjort op i penge",
    basisPerDeal: (unit: UnitWords): string =>
      `${unit.per} er point delt med de ${unit.many.toLowerCase()}, man selv var med i. Hvor man sad over, tæller ikke, og hvad der er kasseret, heller ikke.`,
    basis: [
      "Point er lagt sammen fra aftenerne, som de stod, da kopperne var delt.",
      "Pr. aften er point delt med de aftener, man var med.",
      "Penge er lagt sammen fra de aftener, der er gjort op.",
    ],
    handOn: "Del stillingen",
    table: "Stilling til regneark",
    tableFile: "stilling",
    print: "Udskriv, eller gem som PDF",
    moneyIn: (currency: string): string => `Beløb i ${currency}`,
  },
};
