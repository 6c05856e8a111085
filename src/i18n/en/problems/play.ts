import type { play as da } from "../../da/problems/play.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import type { Answer, Facts } from "../../say/problem/facts.ts";
import { fines } from "../fields.ts";

const noted = ({ noted: what }: Facts): Phrase | undefined => (what.length === 0 ? undefined : phrase`noted: ${what}`);

const NONE: Readonly<Record<string, string>> = {
  lastTrick: "no last trick",
  nolo: "no nolo",
  tout: "no tout",
  counts: "no count",
};

export const play: typeof da = {
  cardPlayedTwice: (facts) =>
    facts.variant === "fifthKing"
      ? {
          head: "there are only four kings",
          rest: `${facts.actual ?? "more"} are noted`,
          remedy: "Delete one of them",
        }
      : { head: phrase`${facts.card} can fall only once`, rest: noted(facts), remedy: "Correct one of them" },
  notTheHolder: ({ who, other, card, against, variant }) => ({
    head: phrase`${who} does not hold ${card}`,
    rest:
      variant === "ownDeclaration"
        ? phrase`${who} has declared ${against}`
        : phrase`${other} has declared ${against} and holds ${card}`,
    remedy: "Correct who had the card, or note the declaration as false",
  }),
  trickImpossible: ({ who, variant }) =>
    variant === "bagudTwice"
      ? {
          head: `${who} cannot go bagud twice`,
          rest: "everyone plays one card to the last trick",
          remedy: "Delete one of them",
        }
      : {
          head: "a king cannot win a trick that the pagat lies in",
          rest: "any tarok beats a king",
          remedy: "Correct the last trick",
        },
  selfCapture: ({ who, variant }) => ({
    head:
      variant === "bagud"
        ? `${who} cannot go bagud in a trick of their own`
        : `${who} cannot lose the card to themselves`,
    remedy: "Choose somebody else",
  }),
  noloTookTrick: (facts) => ({
    head: `${facts.who} plays nolo and takes no trick`,
    rest: noted(facts),
    remedy: "Correct it, or delete the nolo",
  }),
  toutLostTrick: (facts) => ({
    head: `${facts.who} plays tout and takes every trick`,
    rest: noted(facts),
    remedy: "Correct it, or delete the tout",
  }),
  barredFromUltimo: ({ who, fine }) => ({
    head: `${who} is barred from ultimo${fine === undefined ? "" : ` (${fines[fine]})`}`,
    remedy: "Note the ultimo as refused",
  }),
  voidedHasResult: ({ name = "" }) => ({
    head: `a void deal has ${NONE[name] ?? "no result"}`,
    remedy: "Delete it, or let the deal stand",
  }),
  countTotal,
};

function countTotal({ who, sum, expected, actual, variant }: Facts): Answer {
  switch (variant) {
    case "nolo":
      return { head: "after a nolo nothing is counted", remedy: "Delete the count or the nolo" };
    case "countedTwice":
      return { head: `${who} is counted twice`, remedy: "Choose whose the other pile is" };
    case "negative":
      return { head: "a pile cannot be below 0", remedy: "Correct the number" };
    default:
      return {
        head: `${sum === "" ? "the two piles" : sum} is ${actual ?? "more"}${over(expected, actual)}`,
        rest: `there are ${expected ?? 78} in all`,
        remedy: "Correct one of the piles",
      };
  }
}

const over = (expected?: number, actual?: number): string =>
  expected === undefined || actual === undefined ? " than there is" : `, ${actual - expected} too many`;
