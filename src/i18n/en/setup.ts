import type { setup as da } from "../da/setup.ts";

export const setup: typeof da = {
  title: "Rules and price",
  intro:
    "What is corrected here holds for the whole evening. Everything is settled again, and the log shows the change.",
  when: "Date and place",
  money: "Price and jetons",
  seats: "Names and seats",
  rules: "Rules",
  seatsAtStart: "This is how you sat when the evening began.",
  firstDealer: "Who dealt first?",
  nameOf: (n) => `Name ${n}`,
  clear: "Clear",
  nothing: "Nothing has changed",
  correct: "Put right what is wrong",
  save: "Save the changes",
  saved: "The changes are saved.",
  noName: "Write a name.",
  noTime: "Choose a day and a time.",
};
