import { phrase } from "../../phrase.ts";
import type { Answer, Answers, Facts } from "../../say/problem/facts.ts";
import { genitive } from "../grammar.ts";

type Code = "declaredTwice" | "heldTwice" | "handContradiction" | "tooManyTaroks" | "handTooLarge";

const MEND = "Ret en af meldingerne, eller noter den som forkert";

const cannotBe = ({ what }: Facts) => phrase`${what} kan ikke passe`;

/** What the declarations cannot all say; clauses without full stop. */
export const hands: Answers<Code> = {
  declaredTwice: ({ who, what, against }) => ({
    head: phrase`${what} kan ikke meldes igen`,
    rest: phrase`${who} har allerede meldt ${against}`,
    remedy: "Slet den ene",
  }),
  heldTwice: (facts) => ({
    head: cannotBe(facts),
    rest: phrase`${facts.other} har meldt ${facts.against} og har ${facts.held}`,
    remedy: MEND,
  }),
  handContradiction: (facts) => ({ head: cannotBe(facts), rest: contradiction(facts), remedy: MEND }),
  tooManyTaroks,
  handTooLarge: ({ who, expected, actual }) => ({
    head: `${genitive(who)} meldinger kræver ${actual ?? "for mange"} kort`,
    rest: expected === undefined ? undefined : `hånden er på ${expected}`,
    remedy: MEND,
  }),
};

function contradiction({ who, against, card, variant }: Facts) {
  if (variant === "nowhere") return phrase`ingen af de tre hænder har så ${card}, og et sted skal kortet være`;
  const said = phrase`${who} har også meldt ${against}`;
  if (variant === "plain") return said;
  return phrase`${said}, så ${card} er ${variant === "holds" ? "" : "ikke "}på hånden`;
}

function tooManyTaroks({ who, expected, actual, variant }: Facts): Answer {
  if (variant === "tooFew") {
    return {
      head: `${who} må have flere tarokker end ${actual}`,
      rest: `meldingerne kræver mindst ${expected}`,
      remedy: "Ret antallet",
    };
  }
  return {
    head: "der er meldt for mange tarokker",
    rest: actual === undefined ? undefined : `meldingerne kræver ${actual}, og der er højst ${expected} til dem`,
    remedy: "Ret antallet i en af meldingerne",
  };
}
