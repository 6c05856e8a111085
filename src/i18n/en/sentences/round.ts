import type { round as da } from "../../da/sentences/round.ts";

const COUNT = ["no tricks", "one trick", "two tricks", "three tricks", "four tricks", "five tricks"];

export const round: typeof da = {
  death: (who) => `${who} shows Death and takes the pot`,
  shows: (who, cards) => `${who} shows ${cards}`,
  potEmpty: (shows) => `${shows}; the pot was empty`,
  potShort: (shows, left) => `${shows}; the pot had only ${left} left`,
  tricks: (taken) => `tricks: ${taken}`,
  wins: (who, tricks) => `${who} takes the pot with ${COUNT[tricks] ?? tricks}`,
  secondFirst: (tied, who) => `${tied} have two tricks each; ${who} took the second one first and gets the pot`,
  firstTrick: (who) => `five have one trick each; ${who} took the first and gets the pot`,
  nothing: "nobody has shown a card or taken a trick",
  gives: (who, sittingOut) => (sittingOut === "" ? `${who} deals` : `${who} deals, ${sittingOut} sitting out`),
  stakeOf: (stake) => `stake ${stake}`,
  rules: {
    stake: (stake) => `everybody who plays puts ${stake} into the pot`,
    death: "who has Death takes the whole pot, and the round is over",
    shown: (weights, returned) =>
      `stakes from the pot: ${weights}${returned ? ", and one's own" : ""}; the pot pays what it has`,
    weight: (card, stakes) => `${card} ${stakes}`,
    tricks:
      "most tricks take the pot; of two with two each who took the second one first; of five with one each who took the first",
  },
};
