import type { incoming as da } from "../da/incoming.ts";

export const incoming: typeof da = {
  load: {
    empty: "Filen är tom. Spara den igen där den kommer ifrån.",
    cutShort:
      "Filen är inte hel: den slutar mitt i alltihop. Spara den igen där den kommer ifrån och hämta den på nytt.",
    damaged: "Filen har skadats på vägen. Spara den igen där den kommer ifrån och hämta den på nytt.",
    tooLarge: (size, limit) => `Filen är ${size} MB. Kongekop läser högst ${limit} MB. Är det rätt fil?`,
    noVersion: "Filen säger inte vilken version den är av. Spara den igen där den kommer ifrån.",
    evening: "Kvällen i filen kan inte läsas.",
    again: "Spara den igen där den kommer ifrån, eller rätta den i filen.",
  },
  refused: {
    day: (evening) => `Kvällen ${evening} kan inte läsas.`,
    number: (n) => `Kväll nr ${n} i filen kan inte läsas.`,
    entry: (n) => `Post ${n}:`,
    more: (n) => (n === 1 ? "Och 1 fel till." : `Och ${n} fel till.`),
  },
  twice: (evening) => `Kvällen ${evening} står flera gånger i filen. Det som är noterat läggs ihop.`,
  renamed: {
    keep: (mine) => `Behåll ${mine}`,
    take: (theirs) => `Använd ${theirs}`,
  },
  left: {
    title: "Det här kommer inte med",
    number: (n) => `nr ${n}`,
    parts: {
      people: { one: "Spelare", all: "Spelarna" },
      profiles: { one: "Regler", all: "Reglerna" },
      seasons: { one: "Säsong", all: "Säsongerna" },
      nights: { one: "Klubbkväll", all: "Klubbkvällarna" },
      payments: { one: "Betalning", all: "Betalningarna" },
      evenings: { one: "Kväll", all: "Kvällarna" },
      settings: { one: "Inställningar", all: "Inställningarna" },
      others: { one: "Fältet", all: "Fältet" },
    },
    why: {
      twice: "Står två gånger i filen.",
      stranger: "En av de två finns varken här eller i filen.",
      self: "Ingen kan betala till sig själv.",
      amount: "Beloppet går inte.",
      name: "Namnet är tomt eller längre än 100 tecken.",
      dates: "Datumen går inte: en dag finns inte, eller den slutar innan den börjar.",
      noEvenings: "Dess kvällar finns varken här eller i filen.",
      lostEvening: "En av dess kvällar finns varken här eller i filen. Resten kommer med.",
      row: "Har fel form.",
      list: "Saknas, eller är ingen lista.",
      tooMany: (actual, expected) => `Det är ${actual}, och det kan vara högst ${expected}.`,
      unknown: "Är okänt.",
      field: (path) => `Fältet ${path} saknas, är okänt eller har fel form.`,
    },
  },
};
