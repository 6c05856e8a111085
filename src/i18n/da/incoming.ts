import type { BackupPart } from "../../model/index.ts";

/** What a part of a backup is called: one row of it, and its whole list. */
type Parts = Readonly<Record<BackupPart, { readonly one: string; readonly all: string }>>;

/** Why a file or something in it does not come in. */
export const incoming = {
  load: {
    empty: "Filen er tom. Gem den igen dér, hvor den kommer fra.",
    cutShort:
      "Filen er ikke hel: den holder op midt i det hele. Gem den igen dér, hvor den kommer fra, og hent den på ny.",
    damaged: "Filen er blevet ødelagt undervejs. Gem den igen dér, hvor den kommer fra, og hent den på ny.",
    tooLarge: (size: string, limit: string): string =>
      `Filen fylder ${size} MB. Kongekop læser højst ${limit} MB. Er det den rigtige fil?`,
    noVersion: "Filen siger ikke, hvilken udgave den er af. Gem den igen dér, hvor den kommer fra.",
    evening: "Aftenen i filen kan ikke læses.",
    again: "Gem den igen dér, hvor den kommer fra, eller ret den i filen.",
  },
  refused: {
    day: (evening: string): string => `Aftenen ${evening} kan ikke læses.`,
    number: (n: number): string => `Aften nr. ${n} i filen kan ikke læses.`,
    entry: (n: number): string => `Post ${n}:`,
    more: (n: number): string => (n === 1 ? "Og 1 fejl til." : `Og ${n} fejl til.`),
  },
  twice: (evening: string): string =>
    `Aftenen ${evening} står flere gange i filen. Det, der er noteret, lægges sammen.`,
  renamed: {
    keep: (mine: string): string => `Behold ${mine}`,
    take: (theirs: string): string => `Brug ${theirs}`,
  },
  left: {
    title: "Det kommer ikke med",
    number: (n: number): string => `nr. ${n}`,
    parts: {
      people: { one: "Spiller", all: "Spillerne" },
      profiles: { one: "Regler", all: "Reglerne" },
      seasons: { one: "Sæson", all: "Sæsonerne" },
      nights: { one: "Klubaften", all: "Klubaftenerne" },
      payments: { one: "Betaling", all: "Betalingerne" },
      evenings: { one: "Aften", all: "Aftenerne" },
      settings: { one: "Indstillinger", all: "Indstillingerne" },
      others: { one: "Feltet", all: "Feltet" },
    } as Parts,
    why: {
      twice: "Står to gange i filen.",
      stranger: "En af de to er hverken her eller i filen.",
      self: "Der kan ikke betales til sig selv.",
      amount: "Beløbet går ikke.",
      name: "Navnet er tomt eller længere end 100 tegn.",
      dates: "Datoerne går ikke: en dag findes ikke, eller den slutter, før den begynder.",
      noEvenings: "Dens aftener er hverken her eller i filen.",
      lostEvening: "En af dens aftener er hverken her eller i filen. Resten kommer med.",
      row: "Har ikke den rette form.",
      list: "Mangler, eller er ikke en liste.",
      tooMany: (actual: string, expected: string): string => `Der er ${actual}, og der kan højst være ${expected}.`,
      unknown: "Kendes ikke.",
      field: (path: string): string => `Feltet ${path} mangler, er ukendt eller har ikke den rette form.`,
    },
  },
};
