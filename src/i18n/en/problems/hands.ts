import type { hands as da } from "../../da/problems/hands.ts";
import { phrase } from "../../phrase.ts";
import type { Answer, Facts } from "../../say/problem/facts.ts";
import { genitive } from "../grammar.ts";

const MEND = "Correct one of the declarations, or note it as false";

const cannotBe = ({ what }: Facts) => phrase`${what} cannot be`;

export const hands: typeof da = {
  declaredTwice: ({ who, what, against }) => ({
    head: phrase`${what} cannot be declared again`,
    rest: phrase`${who} has already declared ${against}`,
    remedy: "Delete one of them",
  }),
  heldTwice: (facts) => ({
    head: cannotBe(facts),
    rest: phrase`${facts.other} has declared ${facts.against} and holds ${facts.held}`,
    remedy: MEND,
  }),
  handContradiction: (facts) => ({ head: cannotBe(facts), rest: contradiction(facts), remedy: MEND }),
  tooManyTaroks,
  handTooLarge: ({ who, expected, actual }) => ({
    head: `${genitive(who)} declarations need ${actual ?? "too many"} cards`,
    rest: expected === undefined ? undefined : `the hand has ${expected}`,
    remedy: MEND,
  }),
};

function contradiction({ who, against, card, variant }: Facts) {
  if (variant === "nowhere") return phrase`none of the three hands then holds ${card}, and it must be somewhere`;
  const said = phrase`${who} has also declared ${against}`;
  if (variant === "plain") return said;
  return phrase`${said}, so ${card} is ${variant === "holds" ? "" : "not "}in the hand`;
}

function tooManyTaroks({ who, expected, actual, variant }: Facts): Answer {
  if (variant === "tooFew") {
    return {
      head: `${who} must have more taroks than ${actual}`,
      rest: `the declarations need at least ${expected}`,
      remedy: "Correct the number",
    };
  }
  return {
    head: "too many taroks are declared",
    rest:
      actual === undefined ? undefined : `the declarations need ${actual}, and there are at most ${expected} for them`,
    remedy: "Correct the number in one of the declarations",
  };
}
