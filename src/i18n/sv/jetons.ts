import type { jetons as da } from "../da/jetons.ts";

export const jetons: typeof da = {
  title: "Jetonger",
  intro: "Minsta möjliga antal jetonger",
  gives: (from, to) => `${from} ger ${to}`,
  putsIn: (from, pots) => `${from} lägger i ${pots}`,
  funds: (from, pots) => `${from} fyller ${pots} igen`,
  takes: (who, pot) => `${who} tar från ${pot}`,
  empties: (who, pot) => `${who} tömmer ${pot}`,
  each: (points) => `${points} var`,
  pieces: (count, jeton) => `${count} på ${jeton}`,
  rest: (points) => `${points} utan jetong`,
  asItLies: "allt som ligger i den",
  none: "Inga jetonger ska flyttas.",
};
