import type { Answers, Facts } from "../../say/problem/facts.ts";

type Code =
  | "unknownPlayer"
  | "notAtTable"
  | "notPlaying"
  | "notThreePlaying"
  | "dealerSitsOut"
  | "alreadyAtTable"
  | "tableSize";

/** What can be wrong with who sits where; clauses without full stop. */
export const people: Answers<Code> = {
  unknownPlayer: ({ who }) => ({ head: `${who} er ikke med i aften`, remedy: "Vælg en, der er med" }),
  notAtTable: ({ who }) => ({
    head: `${who} sidder ikke ved bordet`,
    remedy: `Vælg en, der gør, eller lad ${who} sætte sig først`,
  }),
  notPlaying: ({ who }) => ({
    head: `${who} sidder over i dette spil`,
    remedy: "Vælg en af dem, der spiller, eller ret, hvem der sidder over",
  }),
  notThreePlaying: ({ actual }) => ({
    head: "der skal være tre til at spille",
    rest: actual === undefined ? undefined : `nu er der ${actual}`,
    remedy: "Ret, hvem der sidder over",
  }),
  dealerSitsOut: ({ who }) => ({
    head: `${who} giver og kan ikke sidde over`,
    remedy: "Vælg en anden til det ene eller det andet",
  }),
  alreadyAtTable: ({ who }) => ({ head: `${who} sidder allerede ved bordet`, remedy: "Vælg en anden" }),
  tableSize,
};

function tableSize({ expected, actual, variant }: Facts) {
  switch (variant) {
    case "entrySeats":
      return {
        head: `${expected} sidder ved bordet, og ${actual} har fået plads`,
        remedy: "De samme skal sidde der, kun i en anden orden",
      };
    case "tooMany":
      return { head: `der er højst plads til ${expected} ved bordet`, remedy: "Lad først en anden gå" };
    case "tooFew":
      return expected === 1
        ? { head: "den sidste kan ikke gå fra bordet", remedy: "Slut aftenen i stedet" }
        : { head: `der skal sidde mindst ${expected} ved bordet`, remedy: "Tilføj en spiller" };
    default:
      return { head: "så mange kan ikke sidde ved bordet", remedy: "Ret, hvem der sidder der" };
  }
}
