import type { rounds as da } from "../../da/problems/rounds.ts";
import { shownCards } from "../names.ts";

const cardNames: Readonly<Record<string, string>> = shownCards;

/** What can be wrong with a round; clauses without full stop. */
export const rounds: typeof da = {
  cardShownTwice: ({ name = "", who, other }) => ({
    head: `${cardNames[name] ?? "kortet"} är visat två gånger`,
    rest: who === other ? undefined : `${other} har visat kortet, och det har ${who} också`,
    remedy: "Ta bort det ena",
  }),
  deathAndShown: ({ who }) => ({
    head: "när Döden är visad visar ingen annan något",
    rest: `${who} tar hela potten`,
    remedy: "Ta bort Döden eller de andra korten",
  }),
  deathAndTricks: ({ who }) => ({
    head: "när Döden är visad spelas inga stick",
    rest: `${who} tar hela potten`,
    remedy: "Ta bort Döden eller sticken",
  }),
  tricksMissing: ({ expected = 5, actual = 0 }) => ({
    head: `${actual} stick är noterade, och det ska vara ${expected}`,
    rest: "det finns något kvar i potten",
    remedy: "Notera vem som tog sticken",
  }),
  tricksWithoutPot: () => ({
    head: "potten är tom, så inga stick spelas",
    remedy: "Ta bort sticken, eller rätta de visade korten",
  }),
};
