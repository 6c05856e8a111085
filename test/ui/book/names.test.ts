import { expect, test } from "vitest";
import { shortNames } from "../../../src/ui/screens/book/names.ts";

test.each<[string[], number, string[]]>([
  [["Bo", "Kristian"], 8, ["Bo", "Kristian"]],
  [["Margrethe", "Bo"], 8, ["Margre.", "Bo"]],
  [["Anne-Marie", "Hans Peter"], 8, ["Anne-Marie", "Hans Peter"]],
  [["Anne-Christine"], 8, ["Anne-Christ."]],
  [["Margrethe", "Margretha"], 8, ["Margrethe", "Margretha"]],
])("%j in columns of %d letters", (names, room, short) => {
  expect(shortNames(names, room)).toEqual(short);
});
