import type { people as da } from "../../da/problems/people.ts";
import type { Facts } from "../../say/problem/facts.ts";

export const people: typeof da = {
  unknownPlayer: ({ who }) => ({
    head: `${who} does not take part in this evening`,
    remedy: "Choose somebody who does",
  }),
  notAtTable: ({ who }) => ({
    head: `${who} does not sit at the table`,
    remedy: `Choose somebody who does, or let ${who} sit down first`,
  }),
  notPlaying: ({ who }) => ({
    head: `${who} sits out this deal`,
    remedy: "Choose one of those who play, or correct who sits out",
  }),
  notThreePlaying: ({ actual }) => ({
    head: "three must play",
    rest: actual === undefined ? undefined : `now there are ${actual}`,
    remedy: "Correct who sits out",
  }),
  dealerSitsOut: ({ who }) => ({
    head: `${who} deals and cannot sit out`,
    remedy: "Choose somebody else for one of the two",
  }),
  alreadyAtTable: ({ who }) => ({ head: `${who} already sits at the table`, remedy: "Choose somebody else" }),
  tableSize,
};

function tableSize({ expected, actual, variant }: Facts) {
  switch (variant) {
    case "entrySeats":
      return {
        head: `${expected} sit at the table, and ${actual} were given a place`,
        remedy: "The same people must sit there, only in another order",
      };
    case "tooMany":
      return { head: `there is room for at most ${expected} at the table`, remedy: "Let somebody leave first" };
    case "tooFew":
      return expected === 1
        ? { head: "the last one cannot leave the table", remedy: "End the evening instead" }
        : { head: `at least ${expected} must sit at the table`, remedy: "Add a player" };
    default:
      return { head: "so many cannot sit at the table", remedy: "Correct who sits there" };
  }
}
