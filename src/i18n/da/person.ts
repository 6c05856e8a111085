import { genitive } from "./grammar.ts";

/** A person's page. */
export const person = {
  period: "Periode",
  allEvenings: "Alle aftener",
  title: "Person",
  progress: (done: string, of: string): string => `Regner aftenerne igennem: ${done} af ${of}`,
  none: (who: string): string => `${who} er ikke med i nogen afsluttet aften.`,
  noneIn: (who: string, season: string): string => `${who} har ikke været med i en afsluttet aften i ${season}.`,
  overview: "I alt",
  evenings: (shown: string, n: number): string => (n === 1 ? "1 aften" : `${shown} aftener`),
  points: "Point",
  money: "Penge",
  perEvening: "Pr. aften",
  /** What a figure is computed from: "Af 212 spil på 14 aftener." */
  from: (what: string, evenings: string): string => `Af ${what} på ${evenings}.`,
  fromEvenings: (evenings: string): string => `Af ${evenings}.`,
  curve: "Kurve",
  curveOf: (who: string): string => `${genitive(who)} point, lagt sammen aften for aften`,
  evening: "Aften",
  sum: "I alt",
  recordEvenings: "Rekordaftener",
  best: "Bedste aften",
  worst: "Dyreste aften",
  notYet: "Hvad der ikke står her, er ikke sket endnu.",
  others: "Mod hinanden",
  other: "Mod",
  othersNote: "Hvad der er betalt direkte mellem to. Hvad der gik gennem kopper eller pulje, er ikke med.",
  how: "Sådan er der regnet",
  counted: [
    "Kun aftener, der er afsluttet, er med. Point er, når kopperne er delt.",
    "Penge er, hvad aftenen blev gjort op til. Er der en difference tilbage, tæller aftenens point, men ingen penge.",
    "En stime er gevinst flere gange i træk samme aften. At sidde over bryder den ikke.",
  ],
};
