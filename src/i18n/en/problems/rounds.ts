import type { rounds as da } from "../../da/problems/rounds.ts";
import { shownCards } from "../names.ts";

const cardNames: Readonly<Record<string, string>> = shownCards;

/** What can be wrong with a round; clauses without full stop. */
export const rounds: typeof da = {
  cardShownTwice: ({ name = "", who, other }) => ({
    head: `${cardNames[name] ?? "the card"} is shown twice`,
    rest: who === other ? undefined : `${other} has shown it, and so has ${who}`,
    remedy: "Delete one of them",
  }),
  deathAndShown: ({ who }) => ({
    head: "once Death is shown nobody shows anything else",
    rest: `${who} takes the whole pot`,
    remedy: "Delete Death or the other cards",
  }),
  deathAndTricks: ({ who }) => ({
    head: "once Death is shown no trick is played",
    rest: `${who} takes the whole pot`,
    remedy: "Delete Death or the tricks",
  }),
  tricksMissing: ({ expected = 5, actual = 0 }) => ({
    head: `${actual} of ${expected} tricks are noted`,
    rest: "something is left in the pot",
    remedy: "Note who took the tricks",
  }),
  tricksWithoutPot: () => ({
    head: "the pot is empty, so no trick is played",
    remedy: "Delete the tricks, or correct the cards that were shown",
  }),
};
