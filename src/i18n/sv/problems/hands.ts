import type { hands as da } from "../../da/problems/hands.ts";
import { phrase } from "../../phrase.ts";
import type { Answer, Facts } from "../../say/problem/facts.ts";
import { genitive } from "../grammar.ts";

const MEND = "Rätta en av meldningarna, eller notera den som fel";

const cannotBe = ({ what }: Facts) => phrase`${what} går inte ihop`;

export const hands: typeof da = {
  declaredTwice: ({ who, what, against }) => ({
    head: phrase`${what} kan inte meldas igen`,
    rest: phrase`${who} har redan meldat ${against}`,
    remedy: "Ta bort den ena",
  }),
  heldTwice: (facts) => ({
    head: cannotBe(facts),
    rest: phrase`${facts.other} har meldat ${facts.against} och har ${facts.held}`,
    remedy: MEND,
  }),
  handContradiction: (facts) => ({ head: cannotBe(facts), rest: contradiction(facts), remedy: MEND }),
  tooManyTaroks,
  handTooLarge: ({ who, expected, actual }) => ({
    head: `${genitive(who)} meldningar kräver ${actual ?? "för många"} kort`,
    rest: expected === undefined ? undefined : `handen är på ${expected}`,
    remedy: MEND,
  }),
};

function contradiction({ who, against, card, variant }: Facts) {
  if (variant === "nowhere") return phrase`ingen av de tre händerna har då ${card}, och någonstans måste kortet vara`;
  const said = phrase`${who} har också meldat ${against}`;
  if (variant === "plain") return said;
  return phrase`${said}, så ${card} är ${variant === "holds" ? "" : "inte "}på handen`;
}

function tooManyTaroks({ who, expected, actual, variant }: Facts): Answer {
  if (variant === "tooFew") {
    return {
      head: `${who} måste ha fler taroker än ${actual}`,
      rest: `meldningarna kräver minst ${expected}`,
      remedy: "Rätta antalet",
    };
  }
  return {
    head: "för många taroker är meldade",
    rest: actual === undefined ? undefined : `meldningarna kräver ${actual}, och det finns högst ${expected} till dem`,
    remedy: "Rätta antalet i en av meldningarna",
  };
}
