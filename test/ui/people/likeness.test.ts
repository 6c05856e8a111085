import { expect, test } from "vitest";
import { alike } from "../../../src/ui/people/likeness.ts";

const people = ["Bo", "Karen", "Anne Marie", "Jørgen"].map((name) => ({ id: name, name, archived: false }));
const meant = (name: string) => {
  const found = alike(name, people);
  return found && `${found.same ? "same" : "near"} ${found.person.name}`;
};

test.each([
  ["Bo", "same Bo"],
  [" bo ", "same Bo"],
  ["BO", "same Bo"],
  ["B\u200Bo", "same Bo"],
  ["anne  marie", "same Anne Marie"],
  ["JØRGEN", "same Jørgen"],
  ["Jo\u0308rgen", "near Jørgen"],
  ["Karin", "near Karen"],
  ["Kare", "near Karen"],
  ["Karren", "near Karen"],
  ["Kaern", "near Karen"],
  ["xKaren", "near Karen"],
])("%j may mean somebody who is there: %s", (typed, expected) => {
  expect(meant(typed)).toBe(expected);
});

test.each(["", "  ", "Ib", "Bob", "Poul", "Krean", "Marie"])("%j is somebody new", (typed) => {
  expect(meant(typed)).toBeUndefined();
});
