import { type Phrase, phrase } from "../../phrase.ts";
import type { Answer, Answers, Facts } from "../../say/problem/facts.ts";
import { fines } from "../fields.ts";

type Code =
  | "cardPlayedTwice"
  | "notTheHolder"
  | "trickImpossible"
  | "selfCapture"
  | "noloTookTrick"
  | "toutLostTrick"
  | "barredFromUltimo"
  | "voidedHasResult"
  | "countTotal";

const noted = ({ noted: what }: Facts): Phrase | undefined =>
  what.length === 0 ? undefined : phrase`noteret: ${what}`;

const NONE: Readonly<Record<string, string>> = {
  lastTrick: "intet sidste stik",
  nolo: "ingen nolo",
  tout: "ingen tout",
  counts: "ingen tælling",
};

/** What cannot have happened in the play or the count; clauses without full stop. */
export const play: Answers<Code> = {
  cardPlayedTwice: (facts) =>
    facts.variant === "fifthKing"
      ? { head: "der er kun fire konger", rest: `${facts.actual ?? "flere"} er noteret`, remedy: "Slet en af dem" }
      : { head: phrase`${facts.card} kan kun falde én gang`, rest: noted(facts), remedy: "Ret det ene" },
  notTheHolder: ({ who, other, card, against, variant }) => ({
    head: phrase`${card} er ikke hos ${who}`,
    rest:
      variant === "ownDeclaration"
        ? phrase`${who} har meldt ${against}`
        : phrase`${other} har meldt ${against} og har ${card}`,
    remedy: "Ret, hvem der havde kortet, eller noter meldingen som forkert",
  }),
  trickImpossible: ({ who, variant }) =>
    variant === "bagudTwice"
      ? { head: `${who} kan ikke gå bagud to gange`, rest: "hver lægger ét kort i sidste stik", remedy: "Slet det ene" }
      : {
          head: "en konge kan ikke tage et stik, som pagaten ligger i",
          rest: "enhver tarok slår en konge",
          remedy: "Ret sidste stik",
        },
  selfCapture: ({ who, variant }) => ({
    head: variant === "bagud" ? `${who} kan ikke gå bagud i sit eget stik` : `${who} kan ikke tabe kortet til sig selv`,
    remedy: "Vælg en anden",
  }),
  noloTookTrick: (facts) => ({
    head: `${facts.who} spiller nolo og tager ingen stik`,
    rest: noted(facts),
    remedy: "Ret det, eller slet noloen",
  }),
  toutLostTrick: (facts) => ({
    head: `${facts.who} spiller tout og tager samtlige stik`,
    rest: noted(facts),
    remedy: "Ret det, eller slet touten",
  }),
  barredFromUltimo: ({ who, fine }) => ({
    head: `${who} er spærret fra ultimo${fine === undefined ? "" : ` (${fines[fine]})`}`,
    remedy: "Noter ultimoen som ikke godtaget",
  }),
  voidedHasResult: ({ name = "" }) => ({
    head: `et kasseret spil har ${NONE[name] ?? "intet resultat"}`,
    remedy: "Slet det, eller lad spillet gælde",
  }),
  countTotal,
};

function countTotal({ who, sum, expected, actual, variant }: Facts): Answer {
  switch (variant) {
    case "nolo":
      return { head: "efter en nolo tælles der ikke", remedy: "Slet tællingen eller noloen" };
    case "countedTwice":
      return { head: `${who} er talt to gange`, remedy: "Vælg, hvis den anden bunke er" };
    case "negative":
      return { head: "en bunke kan ikke være under 0", remedy: "Ret tallet" };
    default:
      return {
        head: `${sum === "" ? "de to bunker" : sum} er ${actual ?? "mere"}${over(expected, actual)}`,
        rest: `der er ${expected ?? 78} i alt`,
        remedy: "Ret den ene bunke",
      };
  }
}

const over = (expected?: number, actual?: number): string =>
  expected === undefined || actual === undefined ? " end der er" : `, ${actual - expected} for meget`;
