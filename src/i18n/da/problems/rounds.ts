import type { Answers } from "../../say/problem/facts.ts";
import { shownCards } from "../names.ts";

type Code = "cardShownTwice" | "deathAndShown" | "tricksMissing" | "tricksWithoutPot" | "deathAndTricks";

const cardNames: Readonly<Record<string, string>> = shownCards;

/** What can be wrong with a round; clauses without full stop. */
export const rounds: Answers<Code> = {
  cardShownTwice: ({ name = "", who, other }) => ({
    head: `${cardNames[name] ?? "kortet"} er vist to gange`,
    rest: who === other ? undefined : `${other} har vist kortet, og det har ${who} også`,
    remedy: "Slet det ene",
  }),
  deathAndShown: ({ who }) => ({
    head: "når Døden er vist, viser ingen andre noget",
    rest: `${who} tager hele puljen`,
    remedy: "Slet Døden eller de andre kort",
  }),
  deathAndTricks: ({ who }) => ({
    head: "når Døden er vist, spilles der ingen stik",
    rest: `${who} tager hele puljen`,
    remedy: "Slet Døden eller stikkene",
  }),
  tricksMissing: ({ expected = 5, actual = 0 }) => ({
    head: `der er noteret ${actual} stik, og der skal være ${expected}`,
    rest: "der er noget tilbage i puljen",
    remedy: "Noter, hvem der tog stikkene",
  }),
  tricksWithoutPot: () => ({
    head: "puljen er tom, så der spilles ingen stik",
    remedy: "Slet stikkene, eller ret de viste kort",
  }),
};
