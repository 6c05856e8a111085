import type { jetons as da } from "../da/jetons.ts";

const s = (givers: number): string => (givers === 1 ? "s" : "");

export const jetons: typeof da = {
  title: "Jetons",
  intro: "The fewest jetons",
  gives: (from, to, givers) => `${from} give${s(givers)} ${to}`,
  putsIn: (from, pots, givers) => `${from} put${s(givers)} into ${pots}`,
  funds: (from, pots, givers) => `${from} fund${s(givers)} ${pots} again`,
  takes: (who, pot) => `${who} takes from ${pot}`,
  empties: (who, pot) => `${who} empties ${pot}`,
  each: (points) => `${points} each`,
  pieces: (count, jeton) => `${count} of ${jeton}`,
  rest: (points) => `${points} without a jeton`,
  asItLies: "all that lies in it",
  none: "No jetons are pushed.",
};
